import { words } from '@/content/words'
import {
  decisionTable,
  defaultResult,
  getQuestionNumber,
  type DecisionRow,
} from '@/lib/assess-needs'
import { capitalize } from '@/lib/capitalize'
import { fillTemplate } from '@/lib/fill-template'
import { Band, Container } from '@/components/ui/page-layout'
import { InlineText } from '@/components/ui/inline-text'
import { SiteLink } from '@/components/ui/site-link'
import './answer-reading.css'

type Shortened = Partial<Record<string, { short?: string | undefined }>>

/** Describes the answers that lead to a row, each with the number of its question. */
function describeRow({ decidingAnswers, unknownCount }: DecisionRow) {
  if (unknownCount)
    return fillTemplate(words.needsAssessmentPage.paper.unknownRow, { count: unknownCount })
  if (!decidingAnswers) return words.needsAssessmentPage.paper.otherwise

  const conditions = Object.entries(decidingAnswers).flatMap(([key, answers]) => {
    const id = key as keyof typeof decidingAnswers
    const labels: Shortened = words.needsAssessmentPage.questions[id].answers
    const number = getQuestionNumber(id)
    return answers.map((answer: string) => `${labels[answer]?.short ?? ''} (${number})`)
  })
  return conditions.join(' · ')
}

/** The printed guide « Comment lire vos réponses », made from the table that decides on screen. */
export function AnswerReading() {
  const { title, text, tickedRow } = words.needsAssessmentPage.paper

  return (
    <Band
      tone="card"
      id="lire"
      className="answer-reading"
      aria-labelledby="lire-titre"
      data-print-part="blank"
    >
      <Container>
        <h2 id="lire-titre">{title}</h2>
        <p>
          <InlineText text={text} />
        </p>
        <ol className="divided-list top-rule two-part-rows space-above-3" role="list">
          <li>
            <strong>{tickedRow.when}</strong>
            <p>
              {tickedRow.then} <SiteLink href="/urgence">{tickedRow.link}</SiteLink>
            </p>
          </li>
          {[...decisionTable, { result: defaultResult }].map((row) => (
            <li key={row.result}>
              <strong>{capitalize(describeRow(row))}</strong>
              <p>{words.needsAssessmentPage.results[row.result].reading}</p>
            </li>
          ))}
        </ol>
        <p className="top-rule">
          <strong>{words.needsAssessmentPage.caution.decision.text}</strong>{' '}
          <InlineText text={words.needsAssessmentPage.caution.text} />
        </p>
        <p className="fine-print">
          {words.toolLabels.sources} {words.needsAssessmentPage.sources}
        </p>
      </Container>
    </Band>
  )
}
