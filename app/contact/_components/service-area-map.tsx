import { getAnchor } from '@/lib/paths'
import { words } from '@/content/words'
import { Band, Cell, Container, Grid } from '@/components/ui/page-layout'
import { InlineText } from '@/components/ui/inline-text'
import { InkDrawing } from '@/components/ui/ink-drawing'
import './service-area-map.css'

/**
 * What the map shows, in hundreds of metres. On a phone, service-area-map.css crops it to
 * 20.7 by 19.7 km.
 */
export const mapViewBox = { x: -172, y: -102, width: 294, height: 216 }

// Units of the drawing in a degree of latitude, and in one of longitude at 46.81°. The latter
// differs by 0.3 % at 20 km from the city.
const latitude = 1111.95
const longitude = latitude * Math.cos((46.81 * Math.PI) / 180)

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100

const { title, text } = words.territory.contact
const { intro, north, south, crossing, beyond } = words.territory.caption
const places = [...north.places, ...south.places, ...words.territory.landmarks]

/**
 * One style sheet whose hash the security policy knows: style attributes would need a looser
 * policy.
 */
const positionRules = places
  .map(({ at: [degreesNorth, degreesEast] }, index) => {
    const left = percent((degreesEast + 71.21) * longitude - mapViewBox.x, mapViewBox.width)
    const top = percent((46.81 - degreesNorth) * latitude - mapViewBox.y, mapViewBox.height)
    return `[data-place="${index}"]{left:${left}%;top:${top}%}`
  })
  .join('')

/**
 * The names are HTML over the drawing, so that they do not shrink with it. They are hidden from
 * screen readers because the caption names every place.
 */
const TownMap = () => (
  <div className="service-area-map" aria-hidden="true">
    <style href="map-places" precedence="drawing">
      {`@layer overrides{${positionRules}}`}
    </style>
    <div className="service-area-map-drawing">
      <InkDrawing name="land" viewBox={Object.values(mapViewBox).join(' ')} />
      {places.map(({ name, side, onPhone, map, kind }, index) => (
        <span
          key={name}
          className="service-area-map-place"
          data-place={index}
          data-town-kind={kind}
          data-map={map}
          data-side={side}
          data-phone={onPhone}
        >
          <span className="service-area-map-name">{name}</span>
        </span>
      ))}
    </div>
  </div>
)

/** The map of the region that the agency serves, which bleeds off the edge of the page. */
export const ServiceAreaMap = () => (
  <Band tone="card" id={getAnchor(title)} className="screen-only">
    <Container>
      <Grid>
        <Cell firstColumn={1} lastColumn={4}>
          <h2>{title}</h2>
          <p>
            <InlineText text={text} />
          </p>
        </Cell>
        <figure className="service-area-map-figure bleed">
          <TownMap />
          <figcaption className="caption">
            {intro}{' '}
            {[north, south].map((shore) => (
              <span key={shore.title} className="own-line">
                <strong>{shore.title}</strong>{' '}
                <InlineText text={`${shore.places.map(({ name }) => name).join(', ')}. `} />
              </span>
            ))}
            {crossing} {beyond}
          </figcaption>
        </figure>
      </Grid>
    </Container>
  </Band>
)
