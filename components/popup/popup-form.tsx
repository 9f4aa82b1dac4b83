'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import {
  callbackMessage,
  callbackRequestSchema,
  toContactMessage,
  type CallbackRequest,
} from '@/supabase/functions/_shared/contact-message'
import { PersonFields } from '../forms/person-fields'
import { RequestForm, type RequestFormProps } from '../forms/request-form'
import { useLeaveWarning } from '../forms/use-leave-warning'
import type { RequestValues } from '../forms/request-values'
import { useRequestForm } from '../forms/use-request-form'

const resolver = zodResolver(
  z.pipe(
    z.transform((values: RequestValues): CallbackRequest => values),
    z.pipe(callbackRequestSchema, z.transform(toContactMessage)),
  ),
)

export default function PopupForm(props: RequestFormProps) {
  const { words } = props
  const request = useRequestForm({ name: 'popup', resolver, words })
  const { formRef, state } = request
  const { popup, fields } = words
  useLeaveWarning(state === 'submitting')

  // The dialog around the form is plain HTML (popup.client.ts), so a DOM event reports the outcome.
  useEffect(() => {
    if (state !== 'success' && state !== 'error') return
    const name = state === 'success' ? 'request-accepted' : 'request-failed'
    formRef.current?.dispatchEvent(new Event(name, { bubbles: true }))
  }, [formRef, state])

  return (
    <RequestForm {...props} isDense request={request} submit={popup.submit} outcome={popup}>
      {/* A hidden field holds what the message says and the form does not ask, for the e-mail that
          replaces a failed request. */}
      <input type="hidden" data-label={fields.seekingFor.label} value={fields.seekingFor.proche} />
      <PersonFields request={request} />
      <input type="hidden" data-label={fields.message.label} value={callbackMessage} />
    </RequestForm>
  )
}
