import { anchorOf } from '@/content/paths'
import type { FaqCategory, WhoPays } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout'
import { Sentence } from '../ui/sentence'
import { Turn } from '../ui/turn'
import { Prose } from './prose'
import { WhoPaysStrip } from './who-pays'
import css from './questions.module.css'

/**
 * `name` makes the browser keep one question open at a time and find-in-page open the right one; components/start/details.ts does the
 * same for browsers that do not know it, and opens the question named in the address.
 */
export function Questions({ categories, whoPays }: { categories: readonly FaqCategory[]; whoPays: WhoPays }) {
  const [firstCategory] = categories
  const firstId = firstCategory?.questions[0]?.id
  return (
    <section className={css.ground} data-questions>
      <Frame>
        {categories.map((category) => (
          <Grid className={css.topic} key={anchorOf(category.title)}>
            <Cell from={1} to={4} hang>
              <h2>{category.title}</h2>
            </Cell>
            <Cell from={5} to={12}>
              {category.questions.map(({ id, question, answer, whoPays: isDrawn }) => (
                <details key={id} id={id} name="questions" open={id === firstId}>
                  <summary className="opener">
                    <h3>
                      <Sentence of={question} />
                    </h3>
                    <Turn />
                  </summary>
                  <Prose className={css.answer} dangerouslySetInnerHTML={{ __html: answer.html }} />
                  {isDrawn && (
                    <div className={css.drawn}>
                      <WhoPaysStrip words={whoPays} />
                    </div>
                  )}
                </details>
              ))}
            </Cell>
          </Grid>
        ))}
      </Frame>
    </section>
  )
}
