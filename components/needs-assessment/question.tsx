import { memo } from 'react'
import type { Words } from '@/content/words'
import { fillIn } from '@/lib/fill-in'
import { ChoiceGroup } from '../forms/choice-group'
import { getErrorText, getQuestionWording } from './question-wording'
import type { QuestionId } from '@/lib/assess-needs'

type Props = {
  words: Words['needsAssessment']
  numbers: Words['numbers']
  id: QuestionId
  isForSelf: boolean
  isCurrent: boolean
  /** Before the error, and only when there is one. */
  errorPrefix: string | undefined
}

/** Memoized: a change of screen renders two questions of twelve. */
export const Question = memo(function Question({
  words,
  numbers,
  id,
  isForSelf,
  isCurrent,
  errorPrefix,
}: Props) {
  const { legend, help, options } = getQuestionWording(words, id, undefined, isForSelf)
  const ids = Object.keys(words.questions)
  const n = ids.indexOf(id) + 1
  const total = ids.length

  return (
    <div className="step" data-screen={id} data-current={isCurrent ? '' : undefined}>
      <p className="needs-assessment-progress fine-print screen-only" data-needs-script="">
        <span>{fillIn(words.progress, { n, total })}</span>{' '}
        <progress value={n} max={total} aria-hidden="true" />
      </p>
      <ChoiceGroup
        id={id}
        type={id === 'q1' ? 'checkbox' : 'radio'}
        field={{ name: id }}
        number={<span data-worksheet="">{n}.</span>}
        legend={legend}
        help={help}
        error={errorPrefix ? { prefix: errorPrefix, text: getErrorText(words, id) } : undefined}
        options={options}
      >
        {id === 'q1' && <WorksheetNumbers words={words.paper} numbers={numbers} />}
      </ChoiceGroup>
    </div>
  )
})

type WorksheetProps = Pick<Props, 'numbers'> & { words: Words['needsAssessment']['paper'] }

/** Printed under the first question, whichever box is ticked. */
function WorksheetNumbers({ words, numbers }: WorksheetProps) {
  return (
    <div className="calls callout" data-worksheet="">
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
