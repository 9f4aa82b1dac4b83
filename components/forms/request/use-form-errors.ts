import { useEffect, useRef, useState } from 'react'
import type { FormState } from 'react-hook-form'
import type { Forms } from '@/content/schema/forms'
import type {
  CountedProblem,
  Problem,
  SimpleProblem,
} from '@/supabase/functions/_contract/contact-message'
import { fillTemplate } from '@/lib/fill-template'
import type { RequestValues } from './request-values'

const formatCount = (digits = '') => Number(digits).toLocaleString('fr-CA')

/**
 * Finds the sentence of a problem: `emailTooLong 260 254` becomes the sentence of `emailTooLong`
 * with both figures.
 */
export function findProblemSentence(problem: string | undefined, words: Forms): string | undefined {
  const [name = '', n, max] = (problem ?? '').split(' ')
  if (n === undefined) return words.problems[name as SimpleProblem]

  const sentence = words.countedProblems[name as CountedProblem]
  return fillTemplate(sentence, { n: formatCount(n), max: formatCount(max) })
}

function formatErrorCount(count: number, { one, many }: Forms['errorCount']) {
  if (count === 0) return ''
  return fillTemplate(count === 1 ? one : many, { n: count })
}

/** Returns the sentence of each error, their summary, and the text of the live region. */
export function useFormErrors(
  { errors: fieldErrors, submitCount }: FormState<RequestValues>,
  words: Forms,
) {
  const formRef = useRef<HTMLFormElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { errorCount } = words

  // The focus moves in an effect, once the sentence is rendered: a screen reader then reads it with
  // the field.
  useEffect(() => {
    const invalidFields =
      formRef.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
    const [first] = invalidFields
    if (submitCount === 0 || !first) return

    // Without a new focus event, a screen reader would not read the sentence of a field that has
    // the focus.
    const isFocused = document.activeElement === first
    const sentence = isFocused
      ? first.parentElement?.querySelector('[data-part="error"]')?.textContent
      : ''
    setAnnouncement(
      `${formatErrorCount(invalidFields.length, errorCount)} ${sentence ?? ''}`.trim(),
    )
    first.focus()
    // focus() does not scroll to a field that already has the focus, and new sentences push it
    // down.
    first.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [submitCount, errorCount])

  const sentences = Object.entries(fieldErrors).map(([field, { message }]) => [
    field,
    findProblemSentence(String(message), words),
  ])
  const errorSummary = formatErrorCount(sentences.length, errorCount)
  return {
    formRef,
    errors: Object.fromEntries(sentences) as { [Name in keyof RequestValues]?: string },
    /** « Il reste 2 réponses à corriger. », or empty. */
    errorSummary,
    /** The text of the live region, emptied when the summary changes. */
    announcement: errorSummary !== '' && announcement.startsWith(errorSummary) ? announcement : '',
    describeProblem: (problem: Problem | undefined) => findProblemSentence(problem, words),
  }
}
