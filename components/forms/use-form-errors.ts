'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { Forms } from '@/content/schema/forms'
import type {
  ContactMessage,
  CountedProblem,
  Problem,
  SimpleProblem,
} from '../../supabase/functions/_shared/contact-message'
import { fillIn } from '@/lib/fill-in'

export type RequestResolver<Typed extends FieldValues> = Resolver<Typed, unknown, ContactMessage>

/** Browsers are stricter than the schema for e-mail addresses alone. */
const refusedByBrowser: Problem = 'emailUnreadable'

/** Not checkValidity(), which fires the `invalid` event that calls this. */
export const isInvalid = (field: unknown): field is HTMLElement =>
  field instanceof HTMLElement &&
  'validity' in field &&
  field.validity instanceof ValidityState &&
  !field.validity.valid

/** Adds an error where only the browser refuses an answer, such as an accent before the @. */
export const withBrowserChecks =
  <Typed extends FieldValues>(resolver: RequestResolver<Typed>): RequestResolver<Typed> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options)
    const fields = Object.entries<{ ref?: unknown } | undefined>(options.fields)
    const refused = fields.filter(
      ([name, field]) => isInvalid(field?.ref) && !(name in result.errors),
    )
    if (refused.length === 0) return result

    const errors = Object.fromEntries(
      refused.map(([name, field]) => [
        name,
        { type: 'browser', message: refusedByBrowser, ref: field?.ref },
      ]),
    )
    return { values: {}, errors: { ...result.errors, ...errors } as FieldErrors<Typed> }
  }

export type ProblemWords = Pick<Forms, 'problems' | 'countedProblems'>

const formatCount = (digits: string) => Number(digits).toLocaleString('fr-CA')

/** `emailTooLong 260 254` becomes the sentence of `emailTooLong` with both figures. */
export function problemSentence(
  problem: string | undefined,
  { problems, countedProblems }: ProblemWords,
): string | undefined {
  const [name = '', n, most = ''] = (problem ?? '').split(' ')
  if (n === undefined) return problems[name as SimpleProblem]
  return fillIn(countedProblems[name as CountedProblem], {
    n: formatCount(n),
    most: formatCount(most),
  })
}

function formatErrorCount(count: number, { one, many }: Forms['errorCount']): string {
  if (count === 0) return ''
  return fillIn(count === 1 ? one : many, { n: count })
}

/** The sentence of each error, their count, and the text of the live region. */
export function useFormErrors<Typed extends FieldValues>(
  fieldErrors: FieldErrors<Typed>,
  words: ProblemWords & Pick<Forms, 'errorCount'>,
) {
  const ref = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const [announcement, setAnnouncement] = useState('')

  // In an effect: a screen reader reads the sentence with the field that receives the focus.
  const { errorCount } = words
  useEffect(() => {
    const invalidFields = [
      ...(ref.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []),
    ]
    const [first] = invalidFields
    if (attempts === 0 || !first) return

    const sentence =
      document.getElementById(first.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
        ?.textContent ?? ''
    // Without a focus event, a screen reader would not read the sentence of the field.
    const isFocused = document.activeElement === first
    setAnnouncement(
      `${formatErrorCount(invalidFields.length, errorCount)} ${isFocused ? sentence : ''}`.trim(),
    )
    first.focus()
    // focus() does not scroll to a field that has the focus, which new sentences push down.
    first.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [attempts, errorCount])

  const sentences = Object.entries<{ message?: unknown } | undefined>(fieldErrors).map(
    ([field, error]) => [field, problemSentence(String(error?.message), words)],
  )
  const count = formatErrorCount(sentences.length, errorCount)
  return {
    /** Of the form. */
    ref,
    errors: Object.fromEntries(sentences) as { [Field in keyof Typed]?: string },
    /** In words. Empty without error. */
    count,
    /** Empty once the count has changed. */
    announcement: count !== '' && announcement.startsWith(count) ? announcement : '',
    focusFirstError: () => setAttempts((number) => number + 1),
    clearAnnouncement: () => setAnnouncement(''),
  }
}
