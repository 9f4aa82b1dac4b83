import { anchorOf } from '@/lib/paths'
import type { Words } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { Band, Cell, Container, Grid } from '../ui/page-grid'
import { Sentence } from '../ui/sentence'
import { InkDrawing } from '../ui/ink-drawing'
import css from './service-area-map.module.css'

type MapSize = 'large' | 'small'

/**
 * What each map shows, in hundreds of metres. On a phone, service-area-map.module.css crops the
 * large one to 20.7 by 19.7 km.
 */
export const frames = {
  large: { x: -172, y: -102, width: 294, height: 216 },
  small: { x: -156, y: -83, width: 218, height: 191 },
}

// Units of the drawing in a degree of latitude, and in one of longitude at 46.81°: 20 km from the
// city, the latter differs by 0.3 %.
const latitude = 1111.95
const longitude = latitude * Math.cos((46.81 * Math.PI) / 180)

/** From degrees to the units of the drawing. */
const project = ([north, east]: Words['territory']['centre']) =>
  [(east + 71.21) * longitude, (46.81 - north) * latitude] as const

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100

/**
 * One style sheet whose hash the security policy knows: style attributes would need a looser
 * policy.
 */
const placesOn = (
  places: Words['territory']['landmarks'],
  { x, y, width, height }: (typeof frames)[MapSize],
) =>
  places
    .map(({ at }, index) => {
      const [px, py] = project(at)
      const [left, top] = [percent(px - x, width), percent(py - y, height)]
      return `[data-place="${index}"]{left:${left}%;top:${top}%}`
    })
    .join('')

/**
 * Names in HTML over a drawing, so that they do not shrink with it; hidden from screen readers, for
 * which the caption says it all.
 */
function TownMap({ words, size }: { words: Words['territory']; size: MapSize }) {
  const { north, south } = words.caption
  const places = [...north.places, ...south.places, ...words.landmarks].filter(
    ({ map }) => size === 'large' || map === 'petite',
  )
  const { x, y, width, height } = frames[size]
  return (
    <div className={css.map} data-size={size} aria-hidden="true">
      <style href={`carte-${size}`} precedence="drawing">
        {placesOn(places, frames[size])}
      </style>
      <div className={css.drawing}>
        <InkDrawing sheet="land" name="land" viewBox={[x, y, width, height].join(' ')} />
        {places.map(({ name, shortName, side, onPhone, map, kind }, index) => (
          <span
            key={name}
            className={css.place}
            data-place={index}
            data-kind={kind}
            data-map={map}
            data-side={side}
            data-phone={onPhone}
          >
            <span className={css.name}>
              {size === 'small' && shortName !== undefined ? shortName : name}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}

function Caption({ intro, north, south, crossing, beyond }: Words['territory']['caption']) {
  return (
    <figcaption className="caption">
      {intro}{' '}
      {[north, south].map(({ title, places }) => (
        <span key={title}>
          <strong>{title}</strong>{' '}
          <Sentence text={`${places.map(({ name }) => name).join(', ')}. `} />
        </span>
      ))}
      {crossing} {beyond}
    </figcaption>
  )
}

type ServiceAreaMapProps = {
  words: Words['territory']
  title: string
  text: string
  tone: 'paper' | 'sheet'
}

/** A title and the large map, which runs to the edge of the page. */
export function ServiceAreaMap({ words, title, text, tone }: ServiceAreaMapProps) {
  return (
    <Band tone={tone} id={anchorOf(title)} className="screen-only">
      <Container>
        <Grid>
          <Cell from={1} to={4}>
            <h2>{title}</h2>
            <p>
              <Sentence text={text} />
            </p>
          </Cell>
          <figure className={classNames(css.figure, 'bleed')}>
            <TownMap words={words} size="large" />
            <Caption {...words.caption} />
          </figure>
        </Grid>
      </Container>
    </Band>
  )
}

/** The small map of the contact band. */
export function ContactMap({ words }: { words: Words['territory'] }) {
  return (
    <figure className={classNames(css.figure, 'bleed screen-only')}>
      <TownMap words={words} size="small" />
      <figcaption className="caption">
        <Sentence text={words.small} />
      </figcaption>
    </figure>
  )
}
