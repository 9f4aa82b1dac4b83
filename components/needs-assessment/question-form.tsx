import { memo, type RefObject } from 'react'
import type { Words } from '@/content/words'
import { getQuestionNumber, questionIds, type QuestionId } from '@/lib/assess-needs'
import { fillTemplate } from '@/lib/fill-template'
import { ChoiceGroup } from '../forms/fields/choice-group'
import type { FieldErrorWords } from '../forms/fields/field-notes'
import { Button } from '../ui/button'
import { getHash, goTo, type AssessmentState } from './use-assessment'

type Props = {
  numbers: Words['phoneNumbers']
  errorPrefix: string
  formRef: RefObject<HTMLFormElement | null>
  state: AssessmentState
}

function getErrorText({ questions, errors }: QuestionProps['words'], id: QuestionId) {
  if ('unknown' in questions[id].answers) return errors.chooseOrUnknown

  return id === 'emergencies' ? errors.tick : errors.choose
}

/** The twelve questions: one a screen, or all of them in print and without a script. */
export function QuestionForm({ numbers, errorPrefix, formRef, state }: Props) {
  const { words, screen, isHydrated, failedAttempts } = state
  const index = questionIds.findIndex((id) => id === screen)
  const current = questionIds[index]
  const error =
    current && failedAttempts > 0
      ? { prefix: errorPrefix, text: getErrorText(words, current) }
      : undefined

  return (
    <form
      ref={formRef}
      className="paper-card folded-card"
      method="dialog"
      autoComplete="off"
      data-invalid={error ? '' : undefined}
      onChange={({ target }) => state.changeField(target as unknown as HTMLInputElement)}
      onSubmit={(event) => {
        event.preventDefault()
        if (current) state.submitQuestion(current)
      }}
    >
      {questionIds.map((id) => (
        <Question
          key={id}
          words={words}
          numbers={numbers}
          id={id}
          isCurrent={id === current}
          error={id === current ? error : undefined}
        />
      ))}
      {(current || !isHydrated) && (
        <p className="actions needs-script">
          <Button type="submit" preventDoubleClick>
            {words.buttons.next}
          </Button>
          <Button isOutlined type="button" onClick={() => goTo(questionIds[index - 1] ?? 'start')}>
            {words.buttons.back}
          </Button>
        </p>
      )}
      {/* Some screen readers skip the description of a group whose first field takes the focus, so
          an alert repeats it. */}
      <p className="visually-hidden" role="alert">
        {error && (
          <span key={failedAttempts}>
            {error.prefix} {error.text}
          </span>
        )}
      </p>
    </form>
  )
}

type QuestionProps = {
  words: Words['needsAssessmentPage']
  numbers: Words['phoneNumbers']
  id: QuestionId
  isCurrent: boolean
  error: FieldErrorWords | undefined
}

/** A question, memoized so that a change of screen renders two questions of twelve. */
const Question = memo(function Question({ words, numbers, id, isCurrent, error }: QuestionProps) {
  const { legend, help, answers } = words.questions[id]
  const n = getQuestionNumber(id)
  const total = questionIds.length

  return (
    <div data-screen={id} data-current={isCurrent ? '' : undefined}>
      <p className="needs-assessment-progress fine-print full-width screen-only needs-script">
        <span>{fillTemplate(words.progress, { n, total })}</span>{' '}
        <progress className="own-line" value={n} max={total} aria-hidden="true" />
      </p>
      <ChoiceGroup
        id={getHash(id)}
        type={id === 'emergencies' ? 'checkbox' : 'radio'}
        field={{ name: id }}
        prefix={<span data-print-part="blank">{n}.</span>}
        legend={legend}
        help={help}
        error={error}
        options={Object.entries<{ label: string }>(answers).map(([value, { label }]) => ({
          value,
          label,
          isSeparated: value === 'unknown' || (id === 'emergencies' && value === 'none'),
        }))}
      >
        {id === 'emergencies' && (
          <div className="callout space-above-2" data-print-part="blank">
            <p className="bold">{words.paper.ticked} </p>
            <ul role="list">
              {words.paper.numbers.map(({ phoneKey, text }) => (
                <li key={phoneKey}>
                  <a className="bold" href={numbers[phoneKey].href}>
                    {numbers[phoneKey].text}
                  </a>{' '}
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </ChoiceGroup>
    </div>
  )
})
