import type { ReactNode } from 'react'
import { type Words, words } from '@/content/words'
import { Container } from '../ui/page-layout'
import { InlineText } from '../ui/inline-text'
import { SummaryRow } from '../ui/summary-row'
import { TitledRow } from '../ui/titled-rows'
import { Prose } from '../ui/prose'
import { RichText } from '../ui/rich-text'
import './question-list.css'

const firstId = words.faqCategories[0]?.questions[0]?.id

type Question = Words['faqCategories'][number]['questions'][number]

type QuestionListProps = {
  /** Renders what stands under the text of an answer. */
  renderUnder: (question: Question) => ReactNode
}

/**
 * `name` keeps one question open at a time. question-list.client.ts does so in older browsers, and
 * opens the question that the hash names.
 */
export function QuestionList({ renderUnder }: QuestionListProps) {
  return (
    <section className="question-list" data-questions>
      <Container>
        {words.faqCategories.map((category) => (
          <TitledRow key={category.title} title={category.title} drawing={category.drawing}>
            {category.questions.map((entry) => (
              <details
                key={entry.id}
                id={entry.id}
                name="questions"
                open={entry.id === firstId}
                suppressHydrationWarning
              >
                <SummaryRow>
                  <h3 className="text-title">
                    <InlineText text={entry.question} />
                  </h3>
                </SummaryRow>
                <Prose>
                  <RichText nodes={entry.answer.nodes} />
                </Prose>
                {renderUnder(entry)}
              </details>
            ))}
          </TitledRow>
        ))}
      </Container>
    </section>
  )
}
