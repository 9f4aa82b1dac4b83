import type { FaqCategory } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout.styles'
import { OpenByAddress } from './open-by-address'
import { QuestionsGround } from './questions.styles'
import { Prose } from './text.styles'

/**
 * `name` makes the browser keep one question open at a time and find-in-page open the right one; OpenByAddress does the same for browsers
 * that do not know it, and opens the question named in the address.
 */
export function Questions({ categories }: { categories: readonly FaqCategory[] }) {
  const [firstCategory] = categories
  const firstId = firstCategory?.questions[0]?.id
  return (
    <QuestionsGround data-questions>
      <Frame>
        {categories.map((category) => (
          <Grid className="topic" key={category.title}>
            <Cell $from={1} $to={4} $hang>
              <h2>{category.title}</h2>
            </Cell>
            <Cell $from={5} $to={12}>
              {category.questions.map(({ id, question, answer }) => (
                <details key={id} id={id} name="questions" open={id === firstId}>
                  <summary>
                    <h3>{question}</h3>
                    <span className="turn" aria-hidden="true" />
                  </summary>
                  <Prose className="answer" dangerouslySetInnerHTML={{ __html: answer.html }} />
                </details>
              ))}
            </Cell>
          </Grid>
        ))}
      </Frame>
      <OpenByAddress />
    </QuestionsGround>
  )
}
