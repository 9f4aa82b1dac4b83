import type { ReactNode } from 'react'
import type { Legal as LegalWords } from '@/content/schemas'
import { Band, Cell, Frame, Grid } from '../ui/layout'
import { Prose } from './prose'
import css from './legal.module.css'

type Props = {
  words: LegalWords
  /** « Mise à jour le », before the date. */
  updated: string
  /** Something live (the chat switch) under the section of that id. */
  slots?: Partial<Record<string, ReactNode>>
}

export function Legal({ words, updated, slots = {} }: Props) {
  return (
    <Band>
      <Frame>
        <div className={css.legal}>
          <p className={css.updated}>
            {updated} <time dateTime={words.updatedOn.iso}>{words.updatedOn.text}</time>
          </p>
          {words.sections.map((section) => (
            <Grid key={section.id} id={section.id} className={css.section}>
              <Cell from={1} to={4}>
                <h2>{section.title}</h2>
              </Cell>
              <Cell from={5} to={12}>
                <Prose dangerouslySetInnerHTML={{ __html: section.body.html }} />
                {slots[section.id]}
              </Cell>
            </Grid>
          ))}
        </div>
      </Frame>
    </Band>
  )
}
