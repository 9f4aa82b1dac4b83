'use client'

import { useEffect } from 'react'
import type { Forms } from '@/content/schemas'
import { callbackMessage, toContactMessage } from '../../../supabase/functions/_shared/contact-message'
import { useCheckedForm } from '../form/use-checked-form'
import { PersonFields } from './person-fields'
import { RequestForm, type Identity } from './request-form'
import { useUnsentWarning } from './unsent-warning'
import { useRequest } from './use-request'
import { callbackResolver, refusedByBrowser } from './validation'

export type CallbackFormProps = { words: Forms; identity: Identity }

/** The form of the popup. The dialog around it is plain HTML, told of each answer by an event (components/start/popup.ts). */
export function CallbackForm({ words, identity }: CallbackFormProps) {
  const request = useRequest('callback')
  const { register, errors, count, announcement, formProps } = useCheckedForm({
    resolver: callbackResolver,
    refusedByBrowser,
    countWords: words.errorCount,
    onAttempt: request.attempt,
    onValid: async (callback, clear) => {
      if (await request.send(toContactMessage(callback), formProps.ref.current)) clear()
    },
  })
  const { state } = request
  const form = formProps.ref
  useUnsentWarning(form, state === 'submitting')
  useEffect(() => {
    if (state === 'success' || state === 'error') form.current?.dispatchEvent(new CustomEvent('request', { detail: state, bubbles: true }))
  }, [state, form])

  const { popup, fields } = words
  return (
    <RequestForm
      {...{ words, identity, request, count, announcement, ...formProps }}
      submit={popup.submit}
      success={popup.success}
      failure={popup.failure}
    >
      {/* What the form does not ask but the message holds: for the e-mail that takes its place. */}
      <input type="hidden" data-label={fields.seekingFor.label} value={fields.seekingFor.proche} />
      <PersonFields {...{ words, register, errors }} id="callback" />
      <input type="hidden" data-label={fields.message.label} value={callbackMessage} />
    </RequestForm>
  )
}
