import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
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

export type PopupOutcome = 'success' | 'error'

type Props = RequestFormProps & { onOutcome: (outcome: PopupOutcome) => void }

export function PopupForm({ onOutcome, ...props }: Props) {
  const { words } = props
  const request = useRequestForm({ name: 'popup', resolver, words })
  const { state } = request
  const { popup, fields } = words
  useLeaveWarning(state === 'submitting')

  const reportOutcome = useEffectEvent(onOutcome)
  useEffect(() => {
    if (state === 'success' || state === 'error') reportOutcome(state)
  }, [state])

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
