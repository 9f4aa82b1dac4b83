import type { Numbers, Urgent } from '@/content/tools'
import { classNames } from '../../ui/class-names'
import { Cell, Frame, Grid } from '../../ui/layout'
import { Exit, NumberBand } from '../../islands/parts/numbers'
import css from './urgent-hero.module.css'

/** Two numbers before anything else, then where one is sent from a list of what happens. */
export function UrgentHero({ words, numbers }: { words: Urgent; numbers: Numbers }) {
  return (
    <>
      <div className={css.front}>
        <Frame>
          <Grid>
            <Cell from={1} to={8}>
              <div className={css.head}>
                <h1>{words.hero.title}</h1>
                <a className={classNames(css.quit, 'tap')} href={words.leave.url} rel="noreferrer" aria-label={words.leave.label}>
                  {words.leave.short}
                </a>
              </div>
              <p className="lead">{words.hero.lead}</p>
            </Cell>
            <Cell className={css.leave} from={9} to={12}>
              <Exit label={words.leave.label} url={words.leave.url} note={words.leave.note} />
            </Cell>
          </Grid>
        </Frame>
      </div>
      <NumberBand label={words.firstLabel} calls={words.first} numbers={numbers} />
      <Frame>
        <nav className={classNames(css.index, 'screen-only')} aria-labelledby="que-se-passe-t-il">
          <h2 id="que-se-passe-t-il">{words.indexTitle}</h2>
          <ol className="lines ruled" role="list">
            {words.cases.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span aria-hidden="true">{index + 1}</span> <span>{title}</span>
                </a>
              </li>
            ))}
            <li>
              <a href={`#${words.later.id}`}>
                <span aria-hidden="true" /> <span>{words.later.title}</span>
              </a>
            </li>
          </ol>
        </nav>
      </Frame>
    </>
  )
}
