import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form'
import type { Forms } from '@/content/schema/forms'
import { phoneAdvice } from '../../supabase/functions/_shared/contact-message'
import { Sentence } from '../ui/sentence'
import '../ui/select.css'
import { FieldBox } from './form.styles'
import { problemSentence, type ProblemWords } from './use-form-errors'

type Words = {
  /** Named by hand: React's own ids count the components around, which are others in the printed page than in the island. */
  id: string
  label: string
  /** How to fill it, said before it is filled. */
  help?: ReactNode
  error?: string | undefined
  /** What stands before an error, so that it is never told by colour alone. */
  errorPrefix: string
  /** A doubt that refuses nothing. */
  advice?: string | undefined
}

type Parts = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

type FieldProps = { words: Words; control: (parts: Parts) => ReactNode }

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
      {/* Said either way: Chromium 156 calls a required list invalid as long as nothing is chosen, and an address while it is being typed. */}
      {control({ id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
      {advice !== undefined && (
        <p className="advice fine-print" id={`${id}-advice`} role="status">
          {advice}
        </p>
      )}
    </FieldBox>
  )
}

/** One line: type text, tel or email. Spread react-hook-form's `register(name)` on it. */
export function TextField({ words, ...input }: { words: Words } & ComponentPropsWithRef<'input'>) {
  return <Field words={words} control={(parts) => <input {...input} {...parts} />} />
}

export function TextareaField({
  words,
  ...textarea
}: { words: Words } & ComponentPropsWithRef<'textarea'>) {
  return <Field words={words} control={(parts) => <textarea {...textarea} {...parts} />} />
}

type SelectProps = {
  words: Words & {
    /** The first line, which chooses nothing: with `required`, the browser refuses it. */
    placeholder: string
  }
  options: readonly { value: string; label: string }[]
} & Omit<ComponentPropsWithRef<'select'>, 'children'>

export function SelectField({ words, options, ...select }: SelectProps) {
  return (
    <Field
      words={words}
      control={(parts) => (
        <select {...select} {...parts}>
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
    /** What the ids begin with: both forms may be on one page. */
    name: string
    register: (
      name: PersonName,
      options?: Pick<RegisterOptions, 'onBlur' | 'onChange'>,
    ) => UseFormRegisterReturn
    errors: Partial<Record<PersonName, string>>
  }
}

/** Who asks, and how to reach them: what both forms have in common. */
export function PersonFields({ words, request: { name: form, register, errors } }: PersonProps) {
  const { fields, errorPrefix } = words
  // A number that looks one digit short is accepted, and said once the visitor leaves the field; it goes with the next keystroke.
  const [advice, setAdvice] = useState('')
  const wordsOf = (name: PersonName) => ({
    ...fields[name],
    id: `${form}-${name}`,
    errorPrefix,
    error: errors[name],
  })
  const judged = register('phone', {
    onBlur: (event: { target: HTMLInputElement }) =>
      setAdvice(problemSentence(phoneAdvice(event.target.value), words) ?? ''),
    onChange: () => setAdvice(''),
  })
  return (
    <>
      <TextField
        {...register('name')}
        words={wordsOf('name')}
        type="text"
        autoComplete="name"
        required
      />
      <TextField
        {...judged}
        words={{ ...wordsOf('phone'), advice: errors.phone ? '' : advice }}
        type="tel"
        autoComplete="tel"
        required
      />
      <TextField
        {...register('email')}
        words={wordsOf('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
    </>
  )
}
