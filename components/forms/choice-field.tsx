import { ChoiceBox } from './form.styles'
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
export function ChoiceField({ form, name, legend, help, options }: Props) {
  const { ref, ...field } = form.register(name)
  /** Keeps what was chosen before hydration, which react-hook-form would take away. */
  const connect = (input: HTMLInputElement | null) => {
    const isChosen = input?.checked
    ref(input)
    if (isChosen && form.getValues(name) !== input.value) form.setValue(name, input.value)
  }
  return (
    <ChoiceBox>
      <legend>{legend}</legend>
      {help !== undefined && <p className="fine-print">{help}</p>}
      <div className="options">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input {...field} ref={connect} type="radio" value={value} data-label={legend} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </ChoiceBox>
  )
}
