'use client'

import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type FieldValues, type Resolver } from 'react-hook-form'
import { withBrowserChecks } from './browser-checks'

type Options<Input extends FieldValues, Output> = {
  /** Judges the values; its sentences are shown beside the fields. */
  resolver: Resolver<Input, unknown, Output>
  /** Said when the browser alone refuses a value. */
  refusedByBrowser: string
  /** At each attempt, before anything is judged. */
  onAttempt?: () => void
  /** Given the cleaned values, and the way to empty the fields once they have served. */
  onValid: (values: Output, clear: () => void) => Promise<void>
}

/**
 * react-hook-form with the browser's own validation left on. A refusal by either ends in the same place: a sentence beside each field, the
 * focus on the first, and the sentence said aloud where the focus was already there.
 */
export function useCheckedForm<Input extends FieldValues, Output>({
  resolver,
  refusedByBrowser,
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

  // After the render that shows the sentences, so that they are there when a screen reader reads the field that receives focus.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (refusals === 0 || !first) return
    if (document.activeElement !== first) first.focus()
    else setAnnouncement(document.getElementById(first.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? '')
  }, [refusals])

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

  // One attempt sends one « invalid » event a field: the first is enough, and the next attempt is another task.
  const isRefusing = useRef(false)
  const onInvalidCapture = (event: SyntheticEvent) => {
    event.preventDefault() // the browser's bubble, in the browser's language, gone after five seconds
    if (isRefusing.current) return
    isRefusing.current = true
    queueMicrotask(() => {
      isRefusing.current = false
    })
    void attempt()
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void attempt()
  }

  return { register, errors: formState.errors, announcement, formProps: { ref: form, onSubmit, onInvalidCapture } }
}
