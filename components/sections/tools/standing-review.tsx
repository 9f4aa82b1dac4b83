import type { Standing } from '@/content/outils/ou-en-etes-vous'
import { Button } from '../../ui/button'
import { Cell, Frame, Grid } from '../../ui/layout'
import css from './standing-review.module.css'

/** The twelve answers before the result, each with the way back to its question: the script writes a row for each, in the words of the questions. */
export function StandingReview({ words }: { words: Standing }) {
  const { reviewed, buttons } = words
  return (
    <section id="revue" className={css.ground} aria-labelledby="revue-titre" data-screen="revue" data-own="" hidden>
      <Frame>
        <Grid>
          <Cell from={1} to={9}>
            <h2 id="revue-titre" tabIndex={-1} data-title="">
              {reviewed.title}
            </h2>
            <p>{reviewed.text}</p>
            <dl className={css.answers} data-answers="" data-missing={reviewed.missing} data-which={buttons.changeWhich}>
              <template>
                <div>
                  <dt />
                  <dd>
                    <span data-answer="" />{' '}
                    <a href="#q1">
                      {buttons.change} <span className="visually-hidden" />
                    </a>
                  </dd>
                </div>
              </template>
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
