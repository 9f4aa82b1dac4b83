import { ChoiceBox } from './form.styles'
import { keepTicked } from '../fields/keep-ticked'
import type { RequestFormState } from './use-request-form'

export type ChoiceOption = { value: string; label: string }

type Props = {
  form: RequestFormState['form']
  name: 'timeframe' | 'availability'
  legend: string
  help?: string | undefined
  options: readonly ChoiceOption[]
}

/** An optional question with one answer, in a row of radio buttons, none of which is chosen. */
export function RequestChoice({ form, name, legend, help, options }: Props) {
  const field = keepTicked(form.register(name))
  return (
    <ChoiceBox>
      <legend>{legend}</legend>
      {help !== undefined && <p className="fine-print">{help}</p>}
      <div className="form-options">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input {...field} type="radio" value={value} data-label={legend} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </ChoiceBox>
  )
}
