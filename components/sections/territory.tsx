import { anchorOf } from '@/content/paths'
import type { Words } from '@/content/words'
import { classNames } from '../ui/class-names'
import { Band, Cell, Frame, Grid } from '../ui/layout'
import { Sentence } from '../ui/sentence'
import { Drawing } from './drawing'
import css from './territory.module.css'

type MapSize = 'large' | 'small'

/** What each map shows, in hundreds of metres. On a phone, territory.module.css crops the large one to 20.7 by 19.7 km. */
export const frames = {
  large: { x: -172, y: -102, width: 294, height: 216 },
  small: { x: -156, y: -83, width: 218, height: 191 },
}

// Units of the drawing in a degree of latitude, and in one of longitude at 46.81°: 50 km from the city, that one has changed by 0.8 %.
const latitude = 1111.95
const longitude = latitude * Math.cos((46.81 * Math.PI) / 180)

/** From degrees to the units of the drawing. */
export const project = ([north, east]: Words['territory']['centre']) => [(east + 71.21) * longitude, (46.81 - north) * latitude] as const

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100

/** A style attribute for each would need a looser policy than one sheet whose hash is known. */
const placesOn = (places: Words['territory']['landmarks'], { x, y, width, height }: (typeof frames)[MapSize]) =>
  places
    .map(({ at }, index) => {
      const [px, py] = project(at)
      return `[data-place="${index}"]{left:${percent(px - x, width)}%;top:${percent(py - y, height)}%}`
    })
    .join('')

/** A drawing without words under words that never shrink with it. All of it is said again in the caption, so nobody hears it twice. */
function TerritoryMap({ words, size }: { words: Words['territory']; size: MapSize }) {
  const { north, south } = words.caption
  const places = [...north.places, ...south.places, ...words.landmarks].filter(({ map }) => size === 'large' || map === 'petite')
  const { x, y, width, height } = frames[size]
  return (
    <div className={css.map} data-size={size} aria-hidden="true">
      <style href={`carte-${size}`} precedence="drawing">
        {placesOn(places, frames[size])}
      </style>
      <div className={css.sheet}>
        <Drawing sheet="land" name="land" viewBox={[x, y, width, height].join(' ')} ownColours />
        {places.map(({ name, shortName, side, onPhone, map, kind }, index) => (
          <span key={name} className={css.place} data-place={index} data-kind={kind} data-map={map} data-side={side} data-phone={onPhone}>
            <span className={css.name}>{size === 'small' && shortName !== undefined ? shortName : name}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

/** Sixty stones around the city, at a radius in metres, and the frame of the large map beside which this stands: the river is that map's own, drawn again. */
export function ServiceCircle({ centre, radius }: { centre: Words['territory']['centre']; radius: number }) {
  const [x, y] = project(centre)
  const r = radius / 100
  const circle = { cx: x.toFixed(1), cy: y.toFixed(1), r }
  const margin = r * 1.08
  const [dx, dy] = [Math.cos(Math.PI / 3) * r, Math.sin(Math.PI / 3) * r]
  return (
    <div className={css.circle} aria-hidden="true">
      <svg viewBox={[x - margin, y - margin, 2 * margin, 2 * margin].join(' ')} focusable="false">
        <clipPath id="carte-cercle">
          <circle {...circle} />
        </clipPath>
        <circle className={css.land} {...circle} />
        <g clipPath="url(#carte-cercle)">
          <use href="#carte-fleuve" />
          <use href="#carte-ile" />
        </g>
        <circle className={css.stones} {...circle} strokeDasharray={`0 ${((2 * Math.PI * r) / 60).toFixed(3)}`} />
        <rect strokeWidth="9" {...frames.large} />
        <path strokeWidth="7" strokeDasharray="1 18" d={`M${x.toFixed(1)} ${y.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`} />
      </svg>
    </div>
  )
}

function Caption({ intro, north, south, crossing, beyond }: Words['territory']['caption']) {
  return (
    <figcaption className="caption">
      {intro}{' '}
      {[north, south].map(({ title, places }) => (
        <span key={title}>
          <strong>{title}</strong> <Sentence of={`${places.map(({ name }) => name).join(', ')}. `} />
        </span>
      ))}
      {crossing} {beyond}
    </figcaption>
  )
}

type LargeProps = {
  words: Words['territory']
  title: string
  text: string
  /** In metres: the circle of the agency at its true scale, which Contact leaves out. */
  radius?: number
}

/** Title and words in columns 1 to 4, the large map from 5 to the edge of the page. */
export function LargeTerritory({ words, title, text, radius }: LargeProps) {
  return (
    <Band tone={radius === undefined ? 'sheet' : 'paper'} id={anchorOf(title)} className="screen-only">
      <Frame>
        <Grid>
          <Cell from={1} to={4}>
            <h2>{title}</h2>
            <p>
              <Sentence of={text} />
            </p>
            {radius !== undefined && (
              <div className={css.around}>
                <ServiceCircle centre={words.centre} radius={radius} />
                <p className="small soft">{words.large.circle}</p>
              </div>
            )}
          </Cell>
          <figure className={css.figure}>
            <TerritoryMap words={words} size="large" />
            <Caption {...words.caption} />
          </figure>
        </Grid>
      </Frame>
    </Band>
  )
}

/** Beside who answers: how far they go. */
export function ContactMap({ words }: { words: Words['territory'] }) {
  return (
    <figure className={classNames(css.beside, 'screen-only')}>
      <TerritoryMap words={words} size="small" />
      <figcaption className="caption">
        <Sentence of={words.small} />
      </figcaption>
    </figure>
  )
}
