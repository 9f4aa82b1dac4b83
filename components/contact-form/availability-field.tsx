import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { RequestChoice, type ChoiceOption } from '../forms/request/request-choice'
import type { RequestFormState } from '../forms/request/use-request-form'

const toOption = (label: string): ChoiceOption => ({ value: label.toLowerCase(), label })
const hasOption = (options: readonly ChoiceOption[], chosen: string | null | undefined) =>
  options.some(({ value }) => value === chosen)

/**
 * When to call the visitor: an optional question. Its answers are undated in the HTML, and become
 * the next half-days once its code has run.
 */
export function AvailabilityField({
  request: { form, words },
  halfDays,
}: {
  request: RequestFormState
  halfDays: readonly ChoiceOption[]
}) {
  const { label, help, morning, afternoon, anytime } = words.fields.availability
  const { control, setValue } = form
  const chosen = useWatch({ control, name: 'availability' })
  const undated = [morning, afternoon].map(toOption)
  // What was chosen before its code came stays on the page.
  const isDated = halfDays.length > 0 && !hasOption(undated, chosen)
  const options = [...(isDated ? halfDays : undated), toOption(anytime)]

  // A half-day of an older draft may be past, or not known yet.
  const isPast = isDated && Boolean(chosen) && !hasOption(options, chosen)
  useEffect(() => {
    if (isPast) setValue('availability', '')
  }, [isPast, setValue])

  return (
    <RequestChoice form={form} name="availability" legend={label} help={help} options={options} />
  )
}
