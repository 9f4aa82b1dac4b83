'use client'

import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'

type Options<Input extends FieldValues, Output> = {
  /** Judges the values, and names what is wrong. Always the same one. */
  resolver: Resolver<Input, unknown, Output>
  /** What is wrong when the browser alone refuses a value. */
  refusedByBrowser: string
  /** How many answers are to be corrected: {n} is their number. */
  countWords: { one: string; many: string }
  /** At each attempt, before anything is judged. */
  onAttempt?: () => void
  /** Given the cleaned values; true once they have served and the fields are to be emptied. */
  onValid: (values: Output, form: HTMLFormElement) => Promise<boolean>
}

// Not matches(':invalid') nor checkValidity(), which may fire the very event that brought us here.
const isRefused = (field: unknown): field is HTMLElement =>
  field instanceof HTMLElement && 'validity' in field && field.validity instanceof ValidityState && !field.validity.valid

/**
 * The browser has the last word on its own fields: where it refuses what the schema accepts (an accent before the @), the form would stay
 * put without a word. Its refusal becomes an error like the others.
 */
const withBrowserChecks =
  <Input extends FieldValues, Output>(resolver: Resolver<Input, unknown, Output>, problem: string): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options)
    const fields = Object.entries<{ ref?: unknown } | undefined>(options.fields)
    const refused = fields.filter(([name, field]) => isRefused(field?.ref) && !(name in result.errors))
    if (refused.length === 0) return result
    const errors = Object.fromEntries(refused.map(([name, field]) => [name, { type: 'browser', message: problem, ref: field?.ref }]))
    return { values: {}, errors: { ...result.errors, ...errors } as FieldErrors<Input> }
  }

const sentenceOf = (count: number, { one, many }: { one: string; many: string }) =>
  count === 0 ? '' : (count === 1 ? one : many).replace('{n}', String(count))

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
  const form = useForm<Input, unknown, Output>({ resolver: checked, shouldFocusError: false })
  const { register, handleSubmit, reset, formState } = form
  const element = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const { one, many } = countWords

  // After the render that shows the sentences, so that they are there when a screen reader reads the field that receives focus.
  useEffect(() => {
    const refused = [...(element.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
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
      async (values) => {
        if (element.current && (await onValid(values, element.current))) reset()
      },
      () => {
        outcome.isRefused = true
      },
    )()
    // Not in the callback above: react-hook-form publishes the sentences after it.
    if (outcome.isRefused) setRefusals((count) => count + 1)
  }

  // One submit fires one « invalid » event for each field: the first is enough. Recognized by its target, because microtasks run between two of these
  // events: a flag would be reset too early.
  const onInvalidCapture = (event: SyntheticEvent) => {
    event.preventDefault() // the browser's bubble, in the browser's language, gone after five seconds
    if (event.target !== [...(element.current?.elements ?? [])].find(isRefused)) return
    void attempt()
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void attempt()
  }

  const { errors } = formState
  const count = sentenceOf(Object.keys(errors).length, countWords)
  return {
    ref: element,
    form,
    onSubmit,
    onInvalidCapture,
    register,
    errors,
    /** How many answers are to be corrected, in words; nothing where all stand. */
    count,
    /** The same said aloud, with the first error where the focus cannot say it. What was said is not left to be read once it holds no more. */
    announcement: count !== '' && announcement.startsWith(count) ? announcement : '',
  }
}
