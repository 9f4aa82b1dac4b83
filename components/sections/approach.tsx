import type { Home } from '@/content/schemas'
import { Band, Cell, Frame, Grid } from '../ui/layout'
import { Picture } from '../ui/picture'
import { SiteLink } from '../ui/site-link'
import css from './approach.module.css'
import { MoreLink } from './more-link'

export function Approach({ words, contactHref }: { words: Home['approach']; contactHref: string }) {
  const [first, second, last] = words.panes
  // Two dots to a pixel on the densest phones, as for the picture of the cover.
  const sizes = '(min-width: 60rem) 15.25rem, (min-width: 40rem) 22.5vw, (min-resolution: 2.5dppx) 30vw, 45vw'
  return (
    <Band tone="deep" data-ground="deep">
      <Frame>
        <Grid>
          <Cell from={7} to={12}>
            <h2>{words.title}</h2>
            {words.paragraphs.map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
                {paragraph}
              </p>
            ))}
            <MoreLink link={words.link} />
          </Cell>
          <Cell className={css.before} from={1} to={5}>
            <div className={css.panes}>
              {first && <Picture of={first} sizes={sizes} decorative />}
              {second && <Picture of={second} sizes={sizes} decorative />}
              <SiteLink href={contactHref}>{words.lit}</SiteLink>
              {last && <Picture of={last} sizes={sizes} decorative />}
            </div>
          </Cell>
        </Grid>
      </Frame>
    </Band>
  )
}
