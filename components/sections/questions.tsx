import type { Words } from '@/content/words'
import { Frame } from '../ui/layout'
import { Sentence } from '../ui/sentence'
import { Turn } from '../ui/turn'
import { Row } from './register'
import { Prose } from './prose'
import { WhoPaysStrip } from './who-pays'
import css from './questions.module.css'

/** `name` has the browser keep one question open at a time; components/start/details.ts does where it does not know it, and opens what the address names, before React in development. */
export function Questions({ categories, whoPays }: { categories: Words['faqCategories']; whoPays: Words['whoPays'] }) {
  const [firstCategory] = categories
  const firstId = firstCategory?.questions[0]?.id
  return (
    <section className={css.ground} data-questions>
      <Frame>
        {categories.map((category) => (
          <Row key={category.title} title={category.title} drawing={category.drawing}>
            {category.questions.map(({ id, question, answer, whoPays: isDrawn }) => (
              <details key={id} id={id} name="questions" open={id === firstId} suppressHydrationWarning>
                <summary className="opener">
                  <h3>
                    <Sentence of={question} />
                  </h3>
                  <Turn />
                </summary>
                <Prose dangerouslySetInnerHTML={{ __html: answer.html }} />
                {isDrawn && <WhoPaysStrip words={whoPays} />}
              </details>
            ))}
          </Row>
        ))}
      </Frame>
    </section>
  )
}
