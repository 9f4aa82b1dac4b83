import { words } from '@/content/words'
import { Container } from '@/components/ui/page-layout'
import { InlineText } from '@/components/ui/inline-text'
import { SummaryRow } from '@/components/ui/summary-row'
import { SourceList } from '@/components/sections/sources'
import { TitledRow } from '@/components/ui/titled-rows'
import { Prose } from '@/components/ui/prose'
import { WhoPaysStrip } from '@/components/sections/who-pays'
import './question-list.css'

const firstId = words.faqCategories[0]?.questions[0]?.id

/**
 * `name` keeps one question open at a time. components/sections/disclosure.client.ts does so in
 * older browsers, and opens the question that the hash names.
 */
export function QuestionList() {
  return (
    <section className="question-list" data-questions>
      <Container>
        {words.faqCategories.map((category) => (
          <TitledRow key={category.title} title={category.title} drawing={category.drawing}>
            {category.questions.map(({ id, question, answer, whoPays: isDrawn, sources }) => (
              <details
                key={id}
                id={id}
                name="questions"
                open={id === firstId}
                suppressHydrationWarning
              >
                <SummaryRow>
                  <h3 className="text-title">
                    <InlineText text={question} />
                  </h3>
                </SummaryRow>
                <Prose dangerouslySetInnerHTML={{ __html: answer.html }} />
                {isDrawn && <WhoPaysStrip />}
                {sources.length > 0 && (
                  <SourceList sources={sources} title={words.interfaceTexts.sources} />
                )}
              </details>
            ))}
          </TitledRow>
        ))}
      </Container>
    </section>
  )
}
