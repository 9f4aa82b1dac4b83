import { memo } from 'react'
import type { Words } from '@/content/words'
import { fillIn } from '../../lib/fill-in'
import { ChoiceGroup } from '../forms/choice-group'
import { askedIn, errorOf } from './question-wording'
import type { QuestionId } from '../../lib/assess-needs'
import { Progress } from './progress'

type Props = {
  words: Words['needsAssessment']
  numbers: Words['numbers']
  id: QuestionId
  isSelf: boolean
  isNow: boolean
  /** Before what is wrong, once it is. */
  toFix: string | undefined
}

/** Memoized: to change screens renders two of the twelve. */
export const Question = memo(function Question({
  words,
  numbers,
  id,
  isSelf,
  isNow,
  toFix,
}: Props) {
  const { legend, help, options } = askedIn(words, id, undefined, isSelf)
  const ids = Object.keys(words.questions)
  const n = ids.indexOf(id) + 1

  return (
    <div className="step" data-screen={id} data-now={isNow ? '' : undefined}>
      <Progress
        text={fillIn(words.progress, { n, total: ids.length })}
        value={n}
        max={ids.length}
      />
      <ChoiceGroup
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
      </ChoiceGroup>
    </div>
  )
})

/** On paper, under the first question, whichever box is ticked. */
function PaperCalls({
  words,
  numbers,
}: {
  words: Words['needsAssessment']['paper']
  numbers: Words['numbers']
}) {
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
