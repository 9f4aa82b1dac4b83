'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { Forms } from '@/content/schema/forms'
import { callbackMessage, callbackRequestSchema, toContactMessage } from '../../../supabase/functions/_shared/contact-message'
import { PersonFields } from '../request/fields'
import { RequestForm, type Identity } from '../request/request-form'
import { useFormPersistence } from '../request/use-form-persistence'
import { useRequest } from '../request/use-request'

export type CallbackFormProps = { words: Forms; identity: Identity }

/** What else the form holds does not leave with the request. */
const resolver = zodResolver(z.pipe(z.object(callbackRequestSchema.shape), z.transform(toContactMessage)))

export default function CallbackForm({ words, identity }: CallbackFormProps) {
  const request = useRequest({ name: 'callback', resolver, words })
  useFormPersistence('callback', request)
  const { ref, state } = request
  // The dialog around the form is plain HTML (components/start/popup.ts).
  useEffect(() => {
    if (state === 'success' || state === 'error') ref.current?.dispatchEvent(new CustomEvent('request', { detail: state, bubbles: true }))
  }, [ref, state])
  const { popup, fields } = words
  const refusal = (
    <button type="button" className="plain-button" data-close="">
      {popup.later}
    </button>
  )
  return (
    <RequestForm {...{ words, identity, request, refusal }} submit={popup.submit} success={popup.success} failure={popup.failure}>
      {/* What the form does not ask but the message holds: for the e-mail that takes its place. */}
      <input type="hidden" data-label={fields.seekingFor.label} value={fields.seekingFor.proche} />
      <PersonFields words={words} request={request} />
      <input type="hidden" data-label={fields.message.label} value={callbackMessage} />
    </RequestForm>
  )
}
