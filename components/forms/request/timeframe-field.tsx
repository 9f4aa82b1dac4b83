import { timeframes, type Timeframe } from '@/supabase/functions/_contract/request-lines'
import { RequestChoice } from './request-choice'
import type { RequestFormState } from './use-request-form'

/** How soon a residence is needed: an optional question of both forms. */
export function TimeframeField({ request }: { request: RequestFormState }) {
  const { label, ...options } = request.words.fields.timeframe
  return (
    <RequestChoice
      form={request.form}
      name="timeframe"
      legend={label}
      options={(Object.keys(timeframes) as Timeframe[]).map((name) => ({
        value: timeframes[name],
        label: options[name],
      }))}
    />
  )
}
