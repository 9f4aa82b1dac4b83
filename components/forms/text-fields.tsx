import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form'
import type { Forms } from '@/content/schema/forms'
import { phoneAdvice } from '../../supabase/functions/_shared/contact-message'
import { Sentence } from '../ui/sentence'
import '../ui/select.css'
import { FieldBox } from './form.styles'
import { problemSentence, type ProblemWords } from './use-form-errors'

type Words = {
  /** Explicit: useId gives others in the printed page than in the island. */
  id: string
  label: string
  /** How to fill it. */
  help?: ReactNode
  error?: string | undefined
  /** Stands before an error, which colour alone would not tell. */
  errorPrefix: string
  /** A doubt about an answer that is accepted. */
  advice?: string | undefined
}

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

type FieldProps = { words: Words; control: (props: ControlProps) => ReactNode }

function Field({ words: { id, label, help, error, errorPrefix, advice }, control }: FieldProps) {
  const described = [error && `${id}-error`, help && `${id}-help`, advice && `${id}-advice`]
    .filter(Boolean)
    .join(' ')
  return (
    <FieldBox data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="help fine-print" id={`${id}-help`}>
          {typeof help === 'string' ? <Sentence text={help} /> : help}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <b>{errorPrefix}</b> {error}
        </p>
      )}
      {/* Never undefined: Chromium 156 would call an empty required list invalid. */}
      {control({ id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
      {advice !== undefined && (
        <p className="advice fine-print" id={`${id}-advice`} role="status">
          {advice}
        </p>
      )}
    </FieldBox>
  )
}

/** Spread react-hook-form's `register(name)` on it. */
export function TextField({ words, ...input }: { words: Words } & ComponentPropsWithRef<'input'>) {
  return <Field words={words} control={(props) => <input {...input} {...props} />} />
}

export function TextareaField({
  words,
  ...textarea
}: { words: Words } & ComponentPropsWithRef<'textarea'>) {
  return <Field words={words} control={(props) => <textarea {...textarea} {...props} />} />
}

type SelectProps = {
  words: Words & {
    /** The first option, which `required` refuses. */
    placeholder: string
  }
  options: readonly { value: string; label: string }[]
} & Omit<ComponentPropsWithRef<'select'>, 'children'>

export function SelectField({ words, options, ...select }: SelectProps) {
  return (
    <Field
      words={words}
      control={(props) => (
        <select {...select} {...props}>
          <option value="">{words.placeholder}</option>
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

type PersonName = 'name' | 'phone' | 'email'

type PersonProps = {
  words: ProblemWords & Pick<Forms, 'fields' | 'errorPrefix'>
  request: {
    /** The prefix of the ids: both forms may be on one page. */
    name: string
    register: (
      name: PersonName,
      options?: Pick<RegisterOptions, 'onBlur' | 'onChange'>,
    ) => UseFormRegisterReturn
    errors: Partial<Record<PersonName, string>>
  }
}

/** The fields that both forms share. */
export function PersonFields({ words, request: { name: prefix, register, errors } }: PersonProps) {
  const { fields, errorPrefix } = words
  // Of a number that looks one digit short: shown on blur, hidden at the next key.
  const [advice, setAdvice] = useState('')
  const describe = (name: PersonName) => ({
    ...fields[name],
    id: `${prefix}-${name}`,
    errorPrefix,
    error: errors[name],
  })
  const phone = register('phone', {
    onBlur: (event: { target: HTMLInputElement }) =>
      setAdvice(problemSentence(phoneAdvice(event.target.value), words) ?? ''),
    onChange: () => setAdvice(''),
  })
  return (
    <>
      <TextField
        {...register('name')}
        words={describe('name')}
        type="text"
        autoComplete="name"
        required
      />
      <TextField
        {...phone}
        words={{ ...describe('phone'), advice: errors.phone ? '' : advice }}
        type="tel"
        autoComplete="tel"
        required
      />
      <TextField
        {...register('email')}
        words={describe('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
    </>
  )
}
