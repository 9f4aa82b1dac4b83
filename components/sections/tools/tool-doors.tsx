import type { Home } from '@/content/schemas'
import { Band, Cell, Frame, Grid } from '../../ui/layout'
import { SiteLink } from '../../ui/site-link'
import { Title } from '../../ui/title'
import css from './tool-doors.module.css'

/** What a family can do by itself, before it calls or instead of calling. */
export function ToolDoors({ words }: { words: Home['tools'] }) {
  return (
    <Band tone="sheet">
      <Frame>
        <Grid>
          <Cell from={1} to={4}>
            <h2>
              <Title of={words.title} />
            </h2>
          </Cell>
          <Cell from={5} to={12}>
            <p>{words.lead}</p>
            <ul className={css.doors} role="list">
              {words.items.map(({ link, text }) => (
                <li key={link.href}>
                  <SiteLink href={link.href}>{link.label}</SiteLink>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </Cell>
        </Grid>
      </Frame>
    </Band>
  )
}
