import { FieldError } from './field-error'
import css from './money-field.module.css'

type Props = {
  name: string
  label: string
  optional?: string
  help?: string
  unit: string
  error: { prefix: string; text: string }
  /** One line of a list: the amount beside its label. */
  inline?: boolean
}

/** An amount of money, typed as people write it: « 3 250,50 $ » is read (components/islands/tools/money.ts). */
export function MoneyField({ name, label, optional, help, unit, error, inline = false }: Props) {
  return (
    <div className={css.field} data-question={name} data-inline={inline ? '' : undefined}>
      <label htmlFor={name}>
        {label} {optional !== undefined && <span>{optional}</span>}
      </label>
      {help !== undefined && (
        <p className={css.help} id={`${name}-aide`}>
          {help}
        </p>
      )}
      <FieldError id={name} error={error} />
      <div className={css.money}>
        <input
          id={name}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={help === undefined ? `${name}-unite` : `${name}-unite ${name}-aide`}
        />
        <span id={`${name}-unite`}>{unit}</span>
      </div>
    </div>
  )
}
