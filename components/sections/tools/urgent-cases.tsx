import type { ReactNode } from 'react'
import type { Numbers as NumberList, Urgent } from '@/content/tools'
import { classNames } from '../../ui/class-names'
import { Cell, Frame, Grid } from '../../ui/layout'
import { SiteLink } from '../../ui/site-link'
import { MarkedText } from '../../islands/parts/marked-text'
import { Exit, Numbers } from '../../islands/parts/numbers'
import css from './urgent-cases.module.css'

/** Five situations: the numbers first, then what to do, the gravest line on top of each. */
export function UrgentCases({ words, numbers, whoPays }: { words: Urgent; numbers: NumberList; whoPays: string }) {
  return (
    <Frame>
      {words.cases.map(({ id, title, calls, steps, why, showsWhoPays, showsExit }, index) => (
        <Grid as="section" key={id} id={id} className={css.case} aria-labelledby={`${id}-titre`}>
          <Cell from={1} to={5}>
            <h2 id={`${id}-titre`}>
              <span aria-hidden="true">{index + 1}</span> <span>{title}</span>
            </h2>
            <Numbers calls={calls} numbers={numbers} />
          </Cell>
          <Cell from={6} to={12}>
            <ol className={classNames(css.steps, 'lines')} role="list">
              {steps.map((parts, at) => (
                <li key={at}>
                  <MarkedText parts={parts} />
                </li>
              ))}
            </ol>
            {why !== undefined && <p className={css.why}>{why}</p>}
            {showsWhoPays && <p className="fine-print screen-only">{whoPays}</p>}
            {showsExit && <Exit label={words.leave.label} url={words.leave.url} note={words.leave.longNote} />}
          </Cell>
        </Grid>
      ))}
    </Frame>
  )
}

type LaterProps = { words: Urgent['later']; email: string; children: ReactNode }

export function UrgentLater({ words, email, children }: LaterProps) {
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
