import type { Words } from '@/content/words'
import { careQuestions, reading, type ReadingRow } from '../../lib/assess-needs'
import { classNames } from '../../lib/class-names'
import { Band, Container } from '../ui/page-grid'
import { Sentence } from '../ui/sentence'
import { SiteLink } from '../ui/site-link'
import { capitalize, fillIn } from '../../lib/fill-in'
import css from './answer-reading.module.css'

const numberOf = (id: string) => Number(id.slice(1))

/** The answers that lead to a row, in a few words each, with the number of their question. */
function conditionsOf(row: ReadingRow, words: Words['needsAssessment']): string[] {
  if ('unknown' in row) {
    const numbers = careQuestions.map(numberOf)
    return [
      fillIn(words.paper.unknownRow, {
        count: row.unknown,
        from: Math.min(...numbers),
        to: Math.max(...numbers),
      }),
    ]
  }
  if ('otherwise' in row) return [words.paper.otherwise]
  return Object.entries(row.because).flatMap(([id, answers]) => {
    const labels: Partial<Record<string, { label: string; short?: string | undefined }>> =
      words.questions[id as keyof typeof words.questions].answers
    return answers.map(
      (answer: string) =>
        `${labels[answer]?.short ?? labels[answer]?.label ?? ''} (${String(numberOf(id))})`,
    )
  })
}

/** « Comment lire vos réponses »: printed from the very table that decides on screen, so the two never part. */
export function AnswerReading({
  words,
  whoPays,
  labels,
}: {
  words: Words['needsAssessment']
  whoPays: string
  labels: { sources: string }
}) {
  const { title, text, tickedRow } = words.paper
  return (
    <Band tone="sheet" id="lire" className={css.reading} aria-labelledby="lire-titre" data-paper="">
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
          {reading.map((row) => (
            <li key={row.result}>
              <strong>{capitalize(conditionsOf(row, words).join(' · '))}</strong>
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
