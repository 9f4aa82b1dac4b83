import { anchorOf } from '@/content/paths'
import type { Territory } from '@/content/territory-schema'
import { Band, Cell, Frame, Grid } from '../../ui/layout'
import { classNames } from '../../ui/class-names'
import { ServiceCircle } from './service-circle'
import { TerritoryMap } from './territory-map'
import css from './territory.module.css'

function Caption({ intro, north, south, crossing, beyond }: Territory['caption']) {
  return (
    <figcaption className={css.caption}>
      {intro}{' '}
      {[north, south].map(({ title, places }) => (
        <span key={title}>
          <strong>{title}</strong> {places.map(({ name }) => name).join(', ')}.{' '}
        </span>
      ))}
      {crossing} {beyond}
    </figcaption>
  )
}

/** Title and words in columns 1 to 4, the large map from 5 to the edge of the page, and the circle of the agency at its true scale. */
export function LargeTerritory({ words, radius }: { words: Territory; radius: number }) {
  const { title, text, circle } = words.large
  return (
    <Band id={anchorOf(title)}>
      <Frame>
        <Grid>
          <Cell from={1} to={4}>
            <h2>{title}</h2>
            <p>{text}</p>
            <div className={css.around}>
              <ServiceCircle centre={words.centre} radius={radius} label={circle.radius} />
              <p className="small soft">{circle.text}</p>
            </div>
          </Cell>
          <figure className={classNames(css.figure, css.wide)}>
            <TerritoryMap words={words} size="large" />
            <Caption {...words.caption} />
          </figure>
        </Grid>
      </Frame>
    </Band>
  )
}

/** Under a form, which takes two sheets: on paper it would take a third. */
export function MediumTerritory({ words }: { words: Territory }) {
  const { title, text } = words.medium
  return (
    <Band tone="sheet" id={anchorOf(title)} className="screen-only">
      <Frame>
        <Grid>
          <Cell from={1} to={4}>
            <h2>{title}</h2>
            <p>{text}</p>
          </Cell>
          <figure className={css.figure}>
            <TerritoryMap words={words} size="medium" />
            <Caption {...words.caption} />
          </figure>
        </Grid>
      </Frame>
    </Band>
  )
}
