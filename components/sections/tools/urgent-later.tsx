import type { ReactNode } from 'react'
import type { Urgent } from '@/content/tools'
import { classNames } from '../../ui/class-names'
import { Cell, Frame, Grid } from '../../ui/layout'
import { SiteLink } from '../../ui/site-link'
import css from './urgent-cases.module.css'

type Props = { words: Urgent['later']; email: string; children: ReactNode }

export function UrgentLater({ words, email, children }: Props) {
  return (
    <Frame>
      <Grid as="section" id={words.id} className={classNames(css.case, 'screen-only')} aria-labelledby={`${words.id}-titre`}>
        <Cell from={1} to={5}>
          <h2 id={`${words.id}-titre`}>{words.title}</h2>
        </Cell>
        <Cell from={6} to={12}>
          <p>
            {words.text} <SiteLink href="/ou-en-etes-vous">{words.link}</SiteLink>
          </p>
          <p>{words.print}</p>
          <p className="fine-print">
            {children}. {words.broken} <SiteLink href={`mailto:${email}`}>{words.write}</SiteLink>.
          </p>
        </Cell>
      </Grid>
    </Frame>
  )
}
