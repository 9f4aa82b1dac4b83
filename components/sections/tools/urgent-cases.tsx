import type { Numbers as NumberList } from '@/content/tools/numbers'
import type { Urgent } from '@/content/tools/urgence'
import { classNames } from '../../ui/class-names'
import { Cell, Frame, Grid } from '../../ui/layout'
import { Exit } from '../../islands/parts/exit'
import { MarkedText } from '../../islands/parts/marked-text'
import { Numbers } from '../../islands/parts/numbers'
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
