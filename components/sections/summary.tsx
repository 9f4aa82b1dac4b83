import type { Home } from '@/content/schemas'
import { Band, Cell, Frame, Grid } from '../ui/layout.styles'
import { Picture } from '../ui/picture'
import { SiteLink } from '../ui/site-link'
import { MoreLink, SummaryRows } from './summary.styles'

export function Summary({ words }: { words: Home['help'] }) {
  return (
    <Band>
      <Frame>
        <Grid>
          <Cell $from={1} $to={4} $hang>
            <h2>{words.title}</h2>
            <MoreLink>
              <SiteLink href={words.link.href}>{words.link.label}</SiteLink>
            </MoreLink>
          </Cell>
          <Cell $from={5} $to={12}>
            <SummaryRows role="list">
              {words.cards.map((card) => (
                <li key={card.title}>
                  <Picture of={card.image} sizes="(min-width: 60rem) 11rem, 5.5rem" decorative />
                  <h3>{card.title}</h3>
                  <p>{card.text}</p>
                </li>
              ))}
            </SummaryRows>
          </Cell>
        </Grid>
      </Frame>
    </Band>
  )
}
