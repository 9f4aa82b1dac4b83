import type { Place, Territory } from '@/content/territoire-schema'
import { Land } from './land'
import { project, share, type Frame } from './projection'
import css from './territory-map.module.css'

export type MapSize = 'large' | 'medium' | 'small'

/** What each map shows: 29.4 by 21.6 km, 21.7 by 20, 21.8 by 19.4. On a phone, territory-map.module.css crops the first two to the same 20.7 by 20. */
export const frames: Record<MapSize, Frame> = {
  large: { x: -172, y: -102, width: 294, height: 216 },
  medium: { x: -141, y: -86, width: 217, height: 200 },
  small: { x: -150, y: -86, width: 218, height: 194 },
}

const named: Record<MapSize, readonly Place['map'][]> = {
  large: ['grande', 'moyenne', 'petite'],
  medium: ['moyenne', 'petite'],
  small: ['petite'],
}

/** Degrees become per cent of the sheet here; a style attribute would need a looser policy than one sheet whose hash is known. */
const placesOn = (places: readonly Place[], frame: Frame) =>
  places
    .map(({ at }, index) => {
      const { left, top } = share(project(at), frame)
      return `[data-place="${index}"]{left:${left}%;top:${top}%}`
    })
    .join('')

/** A drawing without words under words that never shrink with it. All of it is said again in the caption, so nobody hears it twice. */
export function TerritoryMap({ words, size }: { words: Territory; size: MapSize }) {
  const frame = frames[size]
  const { north, south } = words.caption
  const places = [...north.places, ...south.places, ...words.landmarks].filter(({ map }) => named[size].includes(map))
  return (
    <div className={css.map} data-size={size} aria-hidden="true">
      <style href={`carte-${size}`} precedence="drawing">
        {placesOn(places, frame)}
      </style>
      <div className={css.sheet}>
        <Land frame={frame} isWhole={size === 'large'} hasPointers={size !== 'small'} />
        {places.map(({ name, shortName, side, onPhone, map, kind }, index) => (
          <span key={name} className={css.place} data-place={index} data-kind={kind} data-map={map} data-side={side} data-phone={onPhone}>
            <span className={css.name}>{size === 'small' && shortName !== undefined ? shortName : name}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
