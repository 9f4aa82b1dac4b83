'use client'

import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message'
import { createIdempotencyKey } from '../../supabase/functions/_shared/idempotency-key'
import { markRequestSubmitted } from '@/lib/sent-request'
import { sendRequest } from './send-request'
import type { RequestValues } from './use-form-errors'

/** In milliseconds. A click of the same gesture would otherwise judge the emptied form. */
const resubmitCooldown = 1000

export type RequestForm = UseFormReturn<RequestValues, unknown, ContactMessage>

/**
 * Sends a message once, however often it is submitted, and empties the fields once it is accepted.
 */
export function useIdempotentSubmit({ getValues, setValue, reset }: RequestForm) {
  const [state, setState] = useState<'idle' | 'submitting' | 'success' | 'error'>('idle')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  // A ref: state would change a render too late for three fast clicks.
  const isLocked = useRef(false)

  const submit = async (message: ContactMessage) => {
    if (isLocked.current) return
    isLocked.current = true
    setState('submitting')
    setWasSubmitted(true)
    markRequestSubmitted()

    // The same until the message is accepted.
    const key = getValues('key') ?? createIdempotencyKey()
    setValue('key', key)
    const isAccepted = await sendRequest(message, key)
    setTimeout(() => (isLocked.current = false), isAccepted ? resubmitCooldown : 0)
    setState(isAccepted ? 'success' : 'error')
    if (isAccepted) reset()
  }

  return {
    state,
    submit,
    /** Before each new submit, so that a message shown twice is announced twice. */
    returnToIdle: () => setState((current) => (current === 'submitting' ? current : 'idle')),
    isLocked: () => isLocked.current,
    wasSubmitted,
  }
}
