'use client'

import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type FieldValues, type Resolver } from 'react-hook-form'
import { withBrowserChecks } from './browser-checks'

type Options<Input extends FieldValues, Output> = {
  /** Judges the values; its sentences are shown beside the fields. */
  resolver: Resolver<Input, unknown, Output>
  /** Said when the browser alone refuses a value. */
  refusedByBrowser: string
  /** How many answers are to be corrected: {n} is their number. */
  countWords: { one: string; many: string }
  /** At each attempt, before anything is judged. */
  onAttempt?: () => void
  /** Given the cleaned values, and the way to empty the fields once they have served. */
  onValid: (values: Output, clear: () => void) => Promise<void>
}

const sentenceOf = (count: number, { one, many }: { one: string; many: string }) =>
  count === 0 ? '' : (count === 1 ? one : many).replace('{n}', String(count))

const isInvalid = (field: Element) => 'validity' in field && !(field as HTMLInputElement).validity.valid

/**
 * react-hook-form with the browser's own validation left on. A refusal by either ends in the same place: a sentence beside each field, the
 * focus on the first, and their number said aloud, with the first sentence where the focus was already there.
 */
export function useCheckedForm<Input extends FieldValues, Output>({
  resolver,
  refusedByBrowser,
  countWords,
  onAttempt,
  onValid,
}: Options<Input, Output>) {
  const checked = useMemo(() => withBrowserChecks(resolver, refusedByBrowser), [resolver, refusedByBrowser])
  // No default values: react-hook-form would write them over what was typed before the script was ready.
  const { register, handleSubmit, reset, formState } = useForm<Input, unknown, Output>({
    resolver: checked,
    shouldFocusError: false,
  })
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const { one, many } = countWords

  // After the render that shows the sentences, so that they are there when a screen reader reads the field that receives focus.
  useEffect(() => {
    const refused = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    const [first] = refused
    if (refusals === 0 || !first) return
    const said = document.getElementById(first.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? ''
    const isThere = document.activeElement === first
    setAnnouncement(`${sentenceOf(refused.length, { one, many })} ${isThere ? said : ''}`.trim())
    first.focus()
  }, [refusals, one, many])

  const attempt = async () => {
    setAnnouncement('')
    onAttempt?.()
    const outcome = { isRefused: false }
    await handleSubmit(
      (values) =>
        onValid(values, () => {
          reset()
        }),
      () => {
        outcome.isRefused = true
      },
    )()
    // Not in the callback above: react-hook-form publishes the sentences after it.
    if (outcome.isRefused) setRefusals((count) => count + 1)
  }

  // One attempt sends one « invalid » event a field: the first is enough. Told by the field and not by a moment: between two of these events the browser
  // does all that waits for a microtask.
  const onInvalidCapture = (event: SyntheticEvent) => {
    event.preventDefault() // the browser's bubble, in the browser's language, gone after five seconds
    if (event.target !== [...(form.current?.elements ?? [])].find(isInvalid)) return
    void attempt()
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void attempt()
  }

  const { errors } = formState
  const count = sentenceOf(Object.keys(errors).length, countWords)
  // What was said is not left to be read once it holds no more.
  return {
    register,
    errors,
    count,
    announcement: count !== '' && announcement.startsWith(count) ? announcement : '',
    formProps: { ref: form, onSubmit, onInvalidCapture },
  }
}
