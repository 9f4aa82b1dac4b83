import type { Words } from '@/content/words'
import { decisionTable, type DecisionRow } from '@/lib/assess-needs'
import { classNames } from '@/lib/class-names'
import { capitalize, fillIn } from '@/lib/fill-in'
import { Band, Container } from '../ui/page-grid'
import { Sentence } from '../ui/sentence'
import { SiteLink } from '../ui/site-link'
import css from './answer-reading.module.css'

type Shortened = Partial<Record<string, { short?: string | undefined }>>

/** The answers that lead to a row, each with the number of its question. */
function describeRow(
  { because, unknownCount }: DecisionRow,
  { questions, paper }: Words['needsAssessment'],
) {
  if (unknownCount) return fillIn(paper.unknownRow, { count: unknownCount })
  if (!because) return paper.otherwise

  const conditions = Object.entries(because).flatMap(([id, answers]) => {
    const words: Shortened = questions[id as keyof typeof because].answers
    return answers.map((answer: string) => `${words[answer]?.short ?? ''} (${id.slice(1)})`)
  })
  return conditions.join(' · ')
}

type Props = {
  words: Words['needsAssessment']
  whoPays: string
  labels: { sources: string }
}

/** « Comment lire vos réponses », for paper: printed from the table that decides on screen. */
export function AnswerReading({ words, whoPays, labels }: Props) {
  const { title, text, tickedRow } = words.paper

  return (
    <Band
      tone="sheet"
      id="lire"
      className={css.reading}
      aria-labelledby="lire-titre"
      data-worksheet=""
    >
      <Container>
        <h2 id="lire-titre">{title}</h2>
        <p>
          <Sentence text={text} />
        </p>
        <ol className="lines ruled pairs" role="list">
          <li>
            <strong>{tickedRow.when}</strong>
            <p>
              {tickedRow.then} <SiteLink href="/urgence">{tickedRow.link}</SiteLink>
            </p>
          </li>
          {decisionTable.map((row) => (
            <li key={row.result}>
              <strong>{capitalize(describeRow(row, words))}</strong>
              <p>{words.results[row.result].reading}</p>
            </li>
          ))}
        </ol>
        <p className={classNames(css.caution, 'ruled')}>
          <strong>{words.caution.decision.text}</strong> <Sentence text={words.caution.text} />
        </p>
        <p className="fine-print screen-only">{whoPays}</p>
        <p className="fine-print">
          {labels.sources} {words.sources}
        </p>
      </Container>
    </Band>
  )
}
