import { memo } from 'react'
import type { Words } from '@/content/words'
import { fillIn } from '../../ui/words'
import { Choices } from '../parts/choices'
import type { Answers, QuestionId } from './assess-standing'

type Spoken = { label: string; forSelf?: string | undefined; short?: string | undefined }

/** A question in the words that are said to who answers, « elle » or « vous », with what was answered. */
export type Asked = ReturnType<typeof askedIn>

const apart = new Set(['none', 'unknown'])

export function askedIn({ questions }: Words['standing'], id: QuestionId, given: Answers[QuestionId], isSelf: boolean) {
  const say = ({ label, forSelf }: Spoken) => (isSelf ? (forSelf ?? label) : label)
  const { legend, forSelf, help, answers: possible } = questions[id]
  const options = Object.entries<Spoken>(possible).map(([value, option]) => ({
    value,
    label: say(option),
    isApart: apart.has(value) && option.short === undefined && (id === 'q1' || value === 'unknown'),
  }))
  const isChosen = (value: string) => [given].flat().some((each) => each === value)
  const answer = options.filter(({ value }) => isChosen(value)).map(({ label }) => label)
  return { id, legend: say({ label: legend, forSelf }), help, options, answer: answer.join(', ') }
}

export function errorOf({ questions, errors }: Words['standing'], id: QuestionId): string {
  if ('unknown' in questions[id].answers) return errors.chooseOrUnknown
  return id === 'q1' ? errors.tick : errors.choose
}

type Props = {
  words: Words['standing']
  numbers: Words['numbers']
  id: QuestionId
  isSelf: boolean
  isNow: boolean
  /** Before what is wrong, once it is. */
  toFix: string | undefined
}

export const Question = memo(function Question({ words, numbers, id, isSelf, isNow, toFix }: Props) {
  const { legend, help, options } = askedIn(words, id, undefined, isSelf)
  const ids = Object.keys(words.questions)
  const n = ids.indexOf(id) + 1
  return (
    <div className="step" data-screen={id} data-now={isNow ? '' : undefined}>
      <Progress text={fillIn(words.progress, { n, total: ids.length })} reached={n} total={ids.length} />
      <Choices
        id={id}
        type={id === 'q1' ? 'checkbox' : 'radio'}
        field={{ name: id }}
        number={<span data-paper="">{n}.</span>}
        legend={legend}
        help={help}
        error={toFix === undefined ? undefined : { prefix: toFix, text: errorOf(words, id) }}
        options={options}
      >
        {id === 'q1' && <PaperCalls words={words.paper} numbers={numbers} />}
      </Choices>
    </div>
  )
})

/** The path of stones; who does not see it hears « Question 5 sur 12 ». */
export function Progress({ text, reached, total }: { text: string; reached: number; total: number }) {
  return (
    <p className="standing-progress sheet-head fine-print screen-only" data-live="">
      <span>{text}</span> <progress value={reached} max={total} aria-hidden="true" />
    </p>
  )
}

/** On paper, under the first question, whoever ticked a box. */
function PaperCalls({ words, numbers }: { words: Words['standing']['paper']; numbers: Words['numbers'] }) {
  return (
    <div className="calls callout" data-paper="">
      <p>{words.ticked} </p>
      <ul role="list">
        {words.numbers.map(({ number, text }) => (
          <li key={number}>
            <a href={numbers[number].href}>{numbers[number].text}</a> <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
