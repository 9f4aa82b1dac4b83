import type { ReactNode } from 'react'
import type { LegalPage } from '@/content/schema/parts'
import { Band, Cell, Container, Grid } from '../ui/page-layout'
import { UpdatedOn } from './updated-on'
import './legal-sections.css'
import { Prose } from '../ui/prose'
import { RichText } from '../ui/rich-text'
import '../ui/term-rows.css'

type LegalProps = {
  words: LegalPage
  /** A control under the section of that id, such as the chat switch. */
  slots?: Partial<Record<string, ReactNode>>
  /** A drawing beside the title of the section of that id. */
  drawings?: Partial<Record<string, ReactNode>>
}

/** The sections of a legal page, and their table of contents. */
export function LegalSections({ words, slots = {}, drawings = {} }: LegalProps) {
  return (
    <Band className="legal-sections">
      <Container>
        <Grid>
          <Cell firstColumn={1} lastColumn={3} isSticky>
            <nav aria-label={words.hero.title} className="screen-only">
              <ul className="legal-sections-outline divided-list top-rule" role="list">
                {words.sections.map(({ id, title }) => (
                  <li key={id}>
                    <a className="tap-target" href={`#${id}`}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <UpdatedOn day={words.updatedOn} />
          </Cell>
          <Cell firstColumn={4} lastColumn={12} className="term-rows divided-list top-rule">
            {words.sections.map(({ id, title, body }) => (
              <section key={id} id={id}>
                <div className="legal-sections-subject even-strokes">
                  <h2 className="h3">{title}</h2>
                  {drawings[id]}
                </div>
                <div>
                  <Prose>
                    <RichText nodes={body.nodes} />
                  </Prose>
                  {slots[id]}
                </div>
              </section>
            ))}
          </Cell>
        </Grid>
      </Container>
    </Band>
  )
}
