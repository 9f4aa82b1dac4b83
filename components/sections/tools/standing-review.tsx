import type { QuestionId } from '../../islands/tools/standing'
import { fillIn } from '../../islands/tools/words'
import type { Standing } from '@/content/outils/ou-en-etes-vous'
import { Button } from '../../ui/button'
import { Cell, Frame, Grid } from '../../ui/layout'
import css from './standing-review.module.css'

/** The twelve answers before the result, each with the way back to its question. */
export function StandingReview({ words }: { words: Standing }) {
  const { reviewed, buttons, questions } = words
  const ids = Object.keys(questions) as QuestionId[]
  return (
    <section id="revue" className={css.ground} aria-labelledby="revue-titre" data-screen="revue" data-own="" hidden>
      <Frame>
        <Grid>
          <Cell from={1} to={9}>
            <h2 id="revue-titre" tabIndex={-1} data-title="">
              {reviewed.title}
            </h2>
            <p>{reviewed.text}</p>
            <dl className={css.answers}>
              {ids.map((id, index) => (
                <div key={id}>
                  <dt data-self={questions[id].forSelf}>{questions[id].legend}</dt>
                  <dd>
                    <span data-answer={id} data-missing={reviewed.missing} />{' '}
                    <a href={`#${id}`}>
                      {buttons.change} <span className="visually-hidden">{fillIn(buttons.changeWhich, { n: index + 1 })}</span>
                    </a>
                  </dd>
                </div>
              ))}
            </dl>
            <p className={css.actions}>
              <Button type="button" data-part="see">
                {buttons.result}
              </Button>
            </p>
          </Cell>
        </Grid>
      </Frame>
    </section>
  )
}
