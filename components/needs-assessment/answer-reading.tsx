import type { Words } from '@/content/words'
import { careQuestions, decisionTable, type DecisionRow } from '@/lib/assess-needs'
import { classNames } from '@/lib/class-names'
import { Band, Container } from '../ui/page-grid'
import { Sentence } from '../ui/sentence'
import { SiteLink } from '../ui/site-link'
import { capitalize, fillIn } from '@/lib/fill-in'
import css from './answer-reading.module.css'

const getNumber = (id: string) => Number(id.slice(1))

/** The answers that lead to a row, each with the number of its question. */
function describeConditions(row: DecisionRow, words: Words['needsAssessment']): string {
  if ('otherwise' in row) return words.paper.otherwise
  if ('unknown' in row)
    return fillIn(words.paper.unknownRow, {
      count: row.unknown,
      from: getNumber(careQuestions[0]),
      to: getNumber(careQuestions.at(-1) ?? ''),
    })

  const conditions = Object.entries(row.because).flatMap(([id, answers]) => {
    const labels: Partial<Record<string, { label: string; short?: string | undefined }>> =
      words.questions[id as keyof typeof words.questions].answers
    return answers.map(
      (answer: string) =>
        `${labels[answer]?.short ?? labels[answer]?.label ?? ''} (${String(getNumber(id))})`,
    )
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
            <strong>{capitalize(tickedRow.when)}</strong>
            <p>
              {tickedRow.then} <SiteLink href="/urgence">{tickedRow.link}</SiteLink>
            </p>
          </li>
          {decisionTable.map((row) => (
            <li key={row.result}>
              <strong>{capitalize(describeConditions(row, words))}</strong>
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
