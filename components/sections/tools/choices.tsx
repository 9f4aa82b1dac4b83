import type { ReactNode } from 'react'
import { FieldError } from './field-error'
import css from './choices.module.css'
import { Pause } from './pause'

type Option = {
  value: string
  label: string
  /** What the label becomes when somebody answers for herself. */
  forSelf?: string | undefined
  note?: string
  /** « Je ne sais pas », « Rien de cela »: set apart from the answers that say something. */
  isApart?: boolean
}

type Props = {
  id: string
  type?: 'radio' | 'checkbox'
  name: string
  legend: ReactNode
  help?: string | undefined
  /** What to do where no answer is chosen: shown by the script that finds out. */
  error?: { prefix: string; text: string }
  options: readonly Option[]
  columns?: boolean
  children?: ReactNode
}

/** One question, its answers in rows as wide as the page. Which one is ticked belongs to the browser: React is not here to keep it. */
export function Choices({ id, type = 'radio', name, legend, help, error, options, columns = false, children }: Props) {
  const helpId = help === undefined ? undefined : `${id}-aide`
  return (
    <fieldset id={id} className={css.question} aria-describedby={helpId} data-question={name}>
      <legend tabIndex={-1}>{legend}</legend>
      {help !== undefined && (
        <p className={css.help} id={helpId}>
          {help}
        </p>
      )}
      {error && <FieldError id={id} error={error} />}
      <div className={css.rows} data-columns={columns ? '' : undefined}>
        {options.map(({ value, label, forSelf, note, isApart = false }) => (
          <label key={value} data-apart={isApart ? '' : undefined}>
            <input type={type} name={name} value={value} />
            <span>
              <span data-self={forSelf}>{label}</span>
              {note !== undefined && (
                <>
                  <Pause after={label} /> <small>{note}</small>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
