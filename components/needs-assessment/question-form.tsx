import type { FormEvent, RefObject } from 'react'
import type { Words } from '@/content/words'
import { Button } from '../ui/button'
import { getErrorText } from './question-wording'
import { Question } from './question'
import type { AssessmentState } from './use-assessment'
import { goTo } from './use-screen'

type Props = {
  words: Words['needsAssessment']
  numbers: Words['numbers']
  errorPrefix: string
  form: RefObject<HTMLFormElement | null>
  state: AssessmentState
}

/** The twelve questions: one a screen, or all of them on paper and without a script. */
export function QuestionForm({ words, numbers, errorPrefix, form, state }: Props) {
  const { ids, screen, isHydrated, isForSelf, failedAttempts } = state
  const index = ids.findIndex((id) => id === screen)
  const current = ids[index]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (current) state.submitQuestion(current)
  }

  return (
    <form
      ref={form}
      className="sheet folded"
      method="dialog"
      autoComplete="off"
      onChange={({ target }) => state.changeField(target as unknown as HTMLInputElement)}
      onSubmit={submit}
    >
      {/* Enter submits nothing before hydration: it would put the answers into the address. */}
      {!isHydrated && <button type="submit" disabled hidden />}
      {ids.map((id) => (
        <Question
          key={id}
          words={words}
          numbers={numbers}
          id={id}
          isForSelf={isForSelf}
          isCurrent={id === current}
          errorPrefix={id === current && failedAttempts > 0 ? errorPrefix : undefined}
        />
      ))}
      {(current || !isHydrated) && (
        <p className="actions" data-needs-script="">
          <Button type="submit" preventDoubleClick>
            {words.buttons.next}
          </Button>
          <Button line type="button" onClick={() => goTo(ids[index - 1] ?? 'debut')}>
            {words.buttons.back}
          </Button>
        </p>
      )}
      {/* Some screen readers skip the description of a group whose first field takes the focus. */}
      <p className="visually-hidden" role="alert">
        {current && failedAttempts > 0 && (
          <span key={failedAttempts}>
            {errorPrefix} {getErrorText(words, current)}
          </span>
        )}
      </p>
    </form>
  )
}
