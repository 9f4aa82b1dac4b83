import type { Place, Territory } from '@/content/territory-schema'
import { frames, Land, type MapSize } from './land'
import css from './territory-map.module.css'

// Units of the drawing in a degree of latitude, and in one of longitude at 46.81°: 50 km from the city, that one has changed by 0.8 %.
const latitude = 1111.95
const longitude = latitude * Math.cos((46.81 * Math.PI) / 180)

/** From degrees to the units of the drawing. */
export const project = ([north, east]: Place['at']) => [(east + 71.21) * longitude, (46.81 - north) * latitude] as const

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100

const named: Record<MapSize, readonly Place['map'][]> = {
  large: ['grande', 'moyenne', 'petite'],
  medium: ['moyenne', 'petite'],
  small: ['petite'],
}

/** A style attribute for each would need a looser policy than one sheet whose hash is known. */
const placesOn = (places: readonly Place[], { x, y, width, height }: (typeof frames)[MapSize]) =>
  places
    .map(({ at }, index) => {
      const [px, py] = project(at)
      return `[data-place="${index}"]{left:${percent(px - x, width)}%;top:${percent(py - y, height)}%}`
    })
    .join('')

/** A drawing without words under words that never shrink with it. All of it is said again in the caption, so nobody hears it twice. */
export function TerritoryMap({ words, size }: { words: Territory; size: MapSize }) {
  const { north, south } = words.caption
  const places = [...north.places, ...south.places, ...words.landmarks].filter(({ map }) => named[size].includes(map))
  return (
    <div className={css.map} data-size={size} aria-hidden="true">
      <style href={`carte-${size}`} precedence="drawing">
        {placesOn(places, frames[size])}
      </style>
      <div className={css.sheet}>
        <Land size={size} />
        {places.map(({ name, shortName, side, onPhone, map, kind }, index) => (
          <span key={name} className={css.place} data-place={index} data-kind={kind} data-map={map} data-side={side} data-phone={onPhone}>
            <span className={css.name}>{size === 'small' && shortName !== undefined ? shortName : name}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
