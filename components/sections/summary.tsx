import type { Home } from '@/content/schemas'
import { Band, Cell, Frame, Grid } from '../ui/layout'
import { Picture } from '../ui/picture'
import { Title } from '../ui/title'
import { MoreLink } from './more-link'
import css from './summary.module.css'

export function Summary({ words }: { words: Home['summary'] }) {
  return (
    <Band>
      <Frame>
        <Grid>
          <Cell from={1} to={4} hang>
            <h2>
              <Title of={words.title} />
            </h2>
            <MoreLink link={words.link} />
          </Cell>
          <Cell from={5} to={12}>
            <ol className={css.rows} role="list">
              {words.cards.map((card) => (
                <li key={card.title}>
                  <Picture of={card.image} sizes="(min-width: 60rem) 11rem, 5.5rem" decorative />
                  <h3>{card.title}</h3>
                  <p>{card.text}</p>
                </li>
              ))}
            </ol>
          </Cell>
        </Grid>
      </Frame>
    </Band>
  )
}
