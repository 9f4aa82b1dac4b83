'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLayoutEffect } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  contactMessageSchema,
  type ContactMessage,
} from '@/supabase/functions/_shared/contact-message'
import { addRequestLines } from '@/supabase/functions/_shared/request-lines'
import { buildBlankMailto } from '../forms/mailto'
import { RequestForm, type RequestFormProps } from '../forms/request-form'
import { Field } from '../forms/field'
import { PersonFields } from '../forms/person-fields'
import { useLeaveWarning } from '../forms/use-leave-warning'
import type { RequestValues } from '../forms/request-values'
import { useHookFormDraft } from '../forms/use-hook-form-draft'
import { useRequestForm } from '../forms/use-request-form'
import { PhoneLink } from '../ui/phone-link'
import { InlineText } from '../ui/inline-text'
import { TapLink } from '../ui/site-link'
import './contact-form.css'

const contactKeys = Object.keys(contactMessageSchema.shape) as (keyof ContactMessage)[]

/** Validates the message as it will be sent, with the line of availability. */
const resolver = zodResolver(
  z.pipe(
    z.transform(({ availability = '', ...values }: RequestValues) => ({
      ...values,
      message: addRequestLines(values.message, { availability: availability.trim() }),
    })),
    z.object(contactMessageSchema.shape),
  ),
)

export default function ContactForm(props: RequestFormProps) {
  const { words, agencyContact } = props
  const { fields, contact } = words
  const request = useRequestForm({ name: 'contact', resolver, words })
  const { form, state, register, describe, errors } = request
  const isSent = state === 'success'
  // The page around the form makes room for the confirmation, before the outcome scrolls into view.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-message-sent', isSent)
  }, [isSent])
  const isUnstored = useHookFormDraft('contact-form', form)
  const hasMessage = useWatch({
    control: form.control,
    name: 'message',
    compute: (message?: string) => Boolean(message?.trim()),
  })
  useLeaveWarning(hasMessage, !isUnstored && state !== 'submitting')
  // The draft was submitted from a page that was left before the answer came.
  const isUnanswered = useWatch({ control: form.control, name: 'key' }) && state === 'idle'

  return (
    <div className={isSent ? 'contact-form' : 'contact-form top-rule space-above-4'}>
      <RequestForm
        {...props}
        request={request}
        submit={words.submit}
        outcome={contact}
        errorLinks={
          <p className="contact-form-error-links">
            {contactKeys
              .filter((key) => errors[key])
              .map((key) => (
                <TapLink key={key} href={`#contact-${key}`} label={fields[key].label} />
              ))}
          </p>
        }
      >
        {isUnanswered && (
          <p className="callout" role="alert">
            {contact.unconfirmed} <PhoneLink phone={agencyContact.phone} />
          </p>
        )}
        <p className="fine-print">{words.required}</p>
        <NoScript {...props} />
        <Field control="select" {...register('seekingFor')} field={describe('seekingFor')} required>
          {/* The value is empty, so that `required` refuses it. */}
          <option value="">{fields.seekingFor.placeholder}</option>
          <option value="vous">{fields.seekingFor.vous}</option>
          <option value="proche">{fields.seekingFor.proche}</option>
        </Field>
        <PersonFields request={request} />
        <Field
          control="textarea"
          {...register('message')}
          field={describe('message')}
          rows={6}
          required
        />
        <Field
          control="input"
          {...register('availability')}
          field={describe('availability')}
          autoComplete="off"
        />
      </RequestForm>
    </div>
  )
}

/** An e-mail link with the questions, which replaces the form without a script. */
function NoScript({ words: { fields, noScript, rescue }, agencyContact }: RequestFormProps) {
  const questions = contactKeys.map((key) => fields[key].label)
  return (
    <noscript className="screen-only">
      <div className="callout">
        <p>
          <InlineText text={noScript.text} />
        </p>
        <p>
          <a href={buildBlankMailto(agencyContact.email, rescue.subject, questions)}>
            {noScript.link}
          </a>
        </p>
      </div>
    </noscript>
  )
}
