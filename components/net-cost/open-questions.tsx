import { fillTemplate } from '@/lib/fill-template'
import { fillMoneyTemplate } from '@/lib/money'
import { isAnswered, parseKnownAnswers, type Question } from '@/lib/net-cost-answers'
import { computeChanges, findStop } from '@/lib/net-cost-range'
import {
  getLegend,
  isStarted,
  type FormProps,
  type NetCostWords,
  type TypedAnswers,
} from './net-cost-values'

type QuestionWords = { legend: string; options?: Record<string, string | { label: string }> }

/** The answers that, together with « a couple », stop the computation. */
const stopsForTwo: readonly Question[] = ['isDependent', 'services']

/** Describes the answer that would stop the computation, where another would not. */
export function describeStop(
  typed: TypedAnswers,
  question: Question,
  { words: { form, range, unsupportedCases }, dated }: FormProps,
) {
  const { options = {} }: QuestionWords = form.questions[question]
  const answers = Object.entries(options).map(([value, option]) => {
    const answer = question === 'services' ? [value] : value
    const known = parseKnownAnswers({ ...typed, [question]: answer })
    return {
      answer: typeof option === 'string' ? option : option.label,
      stop: known && findStop(known, dated),
    }
  })
  if (answers.every(({ stop }) => stop)) return ''
  const stops = answers.map(({ answer, stop }) => {
    const reason = stop && unsupportedCases[stop].title.toLowerCase()
    return reason === undefined ? '' : fillTemplate(range.stop, { answer, reason })
  })
  const isEarly =
    question === 'household' &&
    !answers.some(({ stop }) => stop) &&
    stopsForTwo.some((name) => !isAnswered(typed[name]))
  return isEarly ? range.stopForTwo : stops.join('')
}

/** What stands under a question without a change or a stop. */
function describeNeed(name: Question, { form, range }: NetCostWords) {
  if (name === 'registered') return range.assumed
  return 'options' in form.questions[name] ? '' : range.optional
}

type Props = FormProps & {
  typed: TypedAnswers
  questions: readonly Question[]
  onOpen: (question: Question) => void
}

/** The other questions, which open one by one: the one that changes the price most comes first. */
export function OpenQuestions({ typed, questions, onOpen, ...props }: Props) {
  const { words, dated } = props
  const known = parseKnownAnswers(typed)
  if (!known || !isStarted(known) || questions.length === 0) return null

  const changes = computeChanges(known, dated)
  const getAmount = (name: Question) =>
    changes.find(({ question }) => question === name)?.amount ?? 0
  const sorted = [...questions].sort((one, other) => getAmount(other) - getAmount(one))
  return (
    <>
      <h2 className="h3 paper-card-head top-rule">{words.range.narrow}</h2>
      <ul className="net-cost-form-open divided-list" role="list">
        {sorted.map((name) => {
          const amount = getAmount(name)
          const change = amount > 0 && fillMoneyTemplate(words.range.change, { amount })
          const notes = [change, describeStop(typed, name, props)].filter(Boolean).join(' ')
          return (
            <li key={name}>
              <button type="button" onClick={() => onOpen(name)}>
                <span>{getLegend(name, props)}</span>{' '}
                <small className="own-line small muted">{notes || describeNeed(name, words)}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
