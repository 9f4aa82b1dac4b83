import { useState } from 'react'
import { findPhoneAdvice } from '@/supabase/functions/_contract/contact-message'
import { RequestField } from './request-field'
import type { RequestFormState } from './use-request-form'

/** The name, e-mail and phone fields that both forms share. */
export function PersonFields({ request }: { request: RequestFormState }) {
  const { register, describeField, describeProblem } = request
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
      <RequestField
        control="input"
        {...register('name')}
        text={describeField('name')}
        autoComplete="name"
        required
      />
      <RequestField
        control="input"
        {...phone}
        text={describeField('phone')}
        advice={request.errors.phone ? '' : advice}
        type="tel"
        autoComplete="tel"
        required
      />
      <RequestField
        control="input"
        {...register('email')}
        text={describeField('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
    </>
  )
}
