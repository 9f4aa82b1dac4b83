import type { ComponentPropsWithRef } from 'react'
import { FieldBox } from './field.styles'

type Words = {
  /** Named by hand: React's own ids count the components around, which are others in the printed page than in the island. */
  id: string
  label: string
  /** How to fill it, said before it is filled. */
  help?: React.ReactNode
  /** What is wrong, once it is. */
  error?: string | undefined
  /** What stands before an error, so that it is never told by colour alone. */
  errorPrefix: string
  /** A doubt that refuses nothing. */
  advice?: string | undefined
}

type Parts = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

function Field({ id, label, help, error, errorPrefix, advice, control }: Words & { control: (parts: Parts) => React.ReactNode }) {
  const described = [error && `${id}-error`, help && `${id}-help`, advice && `${id}-advice`].filter(Boolean).join(' ')
  return (
    <FieldBox data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <b>{errorPrefix}</b> {error}
        </p>
      )}
      {control({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {advice !== undefined && (
        <p className="advice" id={`${id}-advice`} role="status">
          {advice}
        </p>
      )}
    </FieldBox>
  )
}

/** One line: type text, tel or email. Spread react-hook-form's `register(name)` on it. */
export function TextField({ id, label, help, error, errorPrefix, advice, ...input }: Words & ComponentPropsWithRef<'input'>) {
  return <Field {...{ id, label, help, error, errorPrefix, advice }} control={(parts) => <input {...input} {...parts} />} />
}

export function TextareaField({ id, label, help, error, errorPrefix, advice, ...textarea }: Words & ComponentPropsWithRef<'textarea'>) {
  return <Field {...{ id, label, help, error, errorPrefix, advice }} control={(parts) => <textarea {...textarea} {...parts} />} />
}

type Choices = {
  /** The first line, which chooses nothing: with `required`, the browser refuses it. */
  placeholder: string
  options: readonly { value: string; label: string }[]
}

export function SelectField({
  id,
  label,
  help,
  error,
  errorPrefix,
  advice,
  placeholder,
  options,
  ...select
}: Words & Choices & Omit<ComponentPropsWithRef<'select'>, 'children'>) {
  return (
    <Field
      {...{ id, label, help, error, errorPrefix, advice }}
      control={(parts) => (
        <select {...select} {...parts}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  )
}
