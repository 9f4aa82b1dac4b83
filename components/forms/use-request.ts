'use client'

import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Forms } from '@/content/schema/forms'
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message'
import { createIdempotencyKey } from '../../supabase/functions/_shared/idempotency-key'
import { markRequestSubmitted } from '@/lib/submitted-request'
import { sendRequest } from './send-request'
import {
  useFormErrors,
  withBrowserCheck,
  type RequestResolver,
  type RequestValues,
} from './use-form-errors'

/**
 * The time in milliseconds during which a second click of the same gesture does not validate the
 * emptied form.
 */
const resubmitCooldown = 1000

type RequestForm = UseFormReturn<RequestValues, unknown, ContactMessage>

/**
 * Sends a message once, however often it is submitted, and empties the fields when it is accepted.
 */
function useIdempotentSubmit({ getValues, setValue, reset }: RequestForm) {
  const [state, setState] = useState<'idle' | 'submitting' | 'success' | 'error'>('idle')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  // The lock is a ref, because state would change one render too late for three fast clicks.
  const isLocked = useRef(false)

  const submit = async (message: ContactMessage) => {
    if (isLocked.current) return
    isLocked.current = true
    setState('submitting')
    setWasSubmitted(true)
    markRequestSubmitted()

    // The key stays the same until the message is accepted.
    const key = getValues('key') || createIdempotencyKey()
    setValue('key', key)
    const isAccepted = await sendRequest(message, key)
    setTimeout(() => (isLocked.current = false), isAccepted ? resubmitCooldown : 0)
    setState(isAccepted ? 'success' : 'error')
    if (isAccepted) reset()
  }

  return {
    state,
    submit,
    /** Resets the state before each new submit, so that a repeated message is announced again. */
    returnToIdle: () => setState('idle'),
    isLocked: () => isLocked.current,
    wasSubmitted,
  }
}

type Options = {
  /** The prefix of the ids of the fields: both forms may be on one page. */
  name: 'contact' | 'popup'
  /** The resolver must not change between renders. */
  resolver: RequestResolver
  words: Forms
}

/** Validates the fields, sends the message once and holds its outcome. */
export function useRequest({ name, resolver, words }: Options) {
  const checkedResolver = useMemo(() => withBrowserCheck(resolver), [resolver])
  // There are no default values, because react-hook-form would write them over what was typed
  // before hydration.
  const form = useForm<RequestValues, unknown, ContactMessage>({
    resolver: checkedResolver,
    shouldFocusError: false,
  })
  const { submit, returnToIdle, ...submission } = useIdempotentSubmit(form)
  const { clearAnnouncement, ...formErrors } = useFormErrors(form.formState, words)
  const { ref, errors } = formErrors

  // The script replaces the browser's own error bubble, which is in the browser's language and
  // disappears after five seconds.
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true
  }, [ref])

  const restart = () => {
    if (submission.isLocked()) return
    clearAnnouncement()
    returnToIdle()
  }

  return {
    form,
    register: form.register,
    ...submission,
    ...formErrors,
    restart,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (submission.isLocked()) return
      restart()
      void form.handleSubmit(submit)()
    },
    describe: (field: keyof Forms['fields']) => ({
      help: undefined,
      ...words.fields[field],
      id: `${name}-${field}`,
      error: errors[field],
      /** The prefix tells what colour alone would not. */
      errorPrefix: words.errorPrefix,
    }),
  }
}

export type Request = ReturnType<typeof useRequest>
