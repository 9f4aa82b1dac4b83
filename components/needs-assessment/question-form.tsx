import type { FormEvent, RefObject } from 'react'
import type { Words } from '@/content/words'
import { Button } from '../ui/button'
import { errorOf } from './question-wording'
import type { QuestionId } from '../../lib/assess-needs'
import { Question } from './question'
import { goTo, type Screen } from './use-screen'

type Props = {
  words: Words['needsAssessment']
  numbers: Words['numbers']
  /** Before what is wrong. */
  toFix: string
  form: RefObject<HTMLFormElement | null>
  ids: readonly QuestionId[]
  screen: Screen
  isHydrated: boolean
  isSelf: boolean
  attempts: number
  onChange: (field: HTMLInputElement) => void
  onNext: (question: QuestionId) => void
}

/** The twelve questions: one a screen, or all of them on paper and without a script. */
export function QuestionForm({
  words,
  numbers,
  toFix,
  form,
  ids,
  screen,
  isHydrated,
  isSelf,
  attempts,
  onChange,
  onNext,
}: Props) {
  const index = ids.findIndex((id) => id === screen)
  const question = ids[index]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question) onNext(question)
  }

  return (
    <form
      ref={form}
      className="sheet folded"
      method="dialog"
      autoComplete="off"
      onChange={({ target }) => onChange(target as unknown as HTMLInputElement)}
      onSubmit={submit}
    >
      {/* Before hydration, Enter would put the answers into the address: no browser submits by a first button that is disabled. */}
      {!isHydrated && <button type="submit" disabled hidden />}
      {ids.map((id) => (
        <Question
          key={id}
          words={words}
          numbers={numbers}
          id={id}
          isSelf={isSelf}
          isNow={screen === id}
          toFix={attempts > 0 && screen === id ? toFix : undefined}
        />
      ))}
      {(question || !isHydrated) && (
        <p className="actions" data-live="">
          <Button type="submit" preventDoubleClick>
            {words.buttons.next}
          </Button>
          <Button line type="button" onClick={() => goTo(ids[index - 1] ?? 'debut')}>
            {words.buttons.back}
          </Button>
        </p>
      )}
      {/* Announced too: not every screen reader reads what describes a group whose first field takes the focus. */}
      <p className="visually-hidden" role="alert">
        {attempts > 0 && question && (
          <span key={attempts}>
            {toFix} {errorOf(words, question)}
          </span>
        )}
      </p>
    </form>
  )
}
