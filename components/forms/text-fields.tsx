import { useState, type ComponentPropsWithRef, type ElementType } from 'react'
import { findPhoneAdvice } from '@/supabase/functions/_shared/contact-message'
import { InlineText } from '../ui/inline-text'
import '../ui/select.css'
import { FieldBox } from './form.styles'
import { joinNoteIds } from './join-note-ids'
import type { RequestFormState } from './use-request-form'

type Props<Control extends 'input' | 'select' | 'textarea'> = {
  control: Control
  /**
   * The result of `request.describe`. Its id is explicit, because useId differs between the
   * rendered page and the island.
   */
  field: ReturnType<RequestFormState['describe']>
  /** A warning about an answer that is accepted all the same. */
  advice?: string
} & ComponentPropsWithRef<Control>

/** A labelled control: spread react-hook-form's `register(name)` on it. */
export function Field<Control extends 'input' | 'select' | 'textarea'>({
  control,
  field: { id, label, help, error, errorPrefix },
  advice,
  ...attributes
}: Props<Control>) {
  const Control = control as ElementType

  return (
    <FieldBox data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="help fine-print" id={`${id}-help`}>
          <InlineText text={help} />
        </p>
      )}
      {error && (
        <p className="error" data-part="error" id={`${id}-error`}>
          <b>{errorPrefix}</b> {error}
        </p>
      )}
      <Control
        {...attributes}
        id={id}
        aria-describedby={joinNoteIds(id, { error, help, advice })}
        // The value is never undefined, because Chromium 156 would call an empty required list
        // invalid.
        aria-invalid={Boolean(error)}
      />
      {advice !== undefined && (
        <p className="field-advice fine-print" id={`${id}-advice`} role="status">
          {advice}
        </p>
      )}
    </FieldBox>
  )
}

/** The name, e-mail and phone fields that both forms share. */
export function PersonFields({ request }: { request: RequestFormState }) {
  const { register, describe, describeProblem } = request
  // The advice about a number that looks one digit short is shown on blur and hidden at the next
  // key.
  const [advice, setAdvice] = useState('')
  const phone = register('phone', {
    onBlur: (event: { target: HTMLInputElement }) =>
      setAdvice(describeProblem(findPhoneAdvice(event.target.value)) ?? ''),
    onChange: () => setAdvice(''),
  })

  return (
    <>
      <Field
        control="input"
        {...register('name')}
        field={describe('name')}
        autoComplete="name"
        required
      />
      <Field
        control="input"
        {...phone}
        field={describe('phone')}
        advice={request.errors.phone ? '' : advice}
        type="tel"
        autoComplete="tel"
        required
      />
      <Field
        control="input"
        {...register('email')}
        field={describe('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
    </>
  )
}
