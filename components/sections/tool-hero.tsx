import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { Icon, backIcon } from '../ui/icon'
import { Cell, Container, Grid } from '../ui/page-grid'
import { Sentence } from '../ui/sentence'
import { SiteLink } from '../ui/site-link'
import { TermList } from '../ui/term-list'
import css from './tool-hero.module.css'

type Props = {
  words: { title: string; lead: string }
  /** What one reads before beginning: what is needed, how long it takes. */
  needs?: readonly { title: string; text: string }[]
  /** Back to the page of all the tools. */
  trail?: string
  /** When its words were last revised. */
  updated?: ReactNode
  /** At the end of the line of the title. */
  beside?: ReactNode
  /** On the right; a drawing, where there is room. */
  children?: ReactNode
}

/** Short, so that the tool itself is on the first screen. */
export function ToolHero({ words, needs, trail, updated, beside, children }: Props) {
  return (
    <section className={css.hero} data-tint="sage">
      <Container>
        <Grid>
          <Cell from={1} to={8}>
            {trail !== undefined && (
              <p className={css.backLink}>
                <SiteLink className="tap small" href="/outils">
                  <Icon outline={backIcon} />
                  {trail}
                </SiteLink>
              </p>
            )}
            <div className={css.head}>
              <h1>
                <Sentence text={words.title} />
              </h1>
              {beside}
            </div>
            <p className="lead">
              <Sentence text={words.lead} />
            </p>
            {updated}
          </Cell>
          <Cell className={classNames(needs ? css.needs : css.aside, 'small')} from={9} to={12}>
            {needs ? <div data-force-light="">{children}</div> : children}
            {needs && <TermList items={needs} />}
          </Cell>
        </Grid>
      </Container>
    </section>
  )
}
