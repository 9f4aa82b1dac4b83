import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { Forms } from '@/content/schema/forms'
import type { ContactMessage } from '@/supabase/functions/_contract/contact-message'
import { buildIdempotencyKey } from '@/supabase/functions/_contract/idempotency-key'
import { markRequestSubmitted } from '@/lib/browser/submitted-request'
import { keepErrors } from './keep-errors'
import { sendRequest } from './send-request'
import type { RequestValues } from './request-values'
import { useFormErrors } from './use-form-errors'

type Options = {
  /** The prefix of the ids of the fields: both forms may be on one page. */
  name: 'contact' | 'popup'
  /** The resolver must not change between renders. */
  resolver: Resolver<RequestValues, unknown, ContactMessage>
  words: Forms
  /** The name of the page, kept with the draft, so that the message stays the same. */
  page?: string | undefined
}

/**
 * Validates the fields, sends the message once however often it is submitted, and holds its
 * result.
 */
export function useRequestForm({ name, resolver, words, page }: Options) {
  const [lastingResolver] = useState(() => keepErrors(resolver))
  // There are no default values, because react-hook-form would write them over what was typed
  // before hydration.
  const form = useForm<RequestValues, unknown, ContactMessage>({
    resolver: lastingResolver,
    shouldFocusError: false,
  })
  const formErrors = useFormErrors(form.formState, words)
  const { formRef, errors } = formErrors
  const [state, setState] = useState<'idle' | 'submitting' | 'success' | 'error'>('idle')
  const [sentMessage, setSentMessage] = useState('')
  // The lock is a ref, because state would change one render too late for three fast clicks.
  const isLocked = useRef(false)

  // The script replaces the browser's own error bubble, which is in the browser's language and
  // disappears after five seconds.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true
  }, [formRef])

  const send = async (message: ContactMessage) => {
    setState('submitting')
    markRequestSubmitted()
    // The key stays the same until the message is accepted.
    const key = form.getValues('key') || buildIdempotencyKey()
    form.setValue('key', key)
    if (page !== undefined) form.setValue('page', form.getValues('page') || page)
    setSentMessage(message.message)
    const isAccepted = await sendRequest(message, key)
    setState(isAccepted ? 'success' : 'error')
  }

  // The fields have left the page by then.
  const { reset } = form
  useLayoutEffect(() => {
    if (state === 'success') reset()
  }, [state, reset])

  return {
    form,
    words,
    /** The last message that was sent, with its lines. */
    sentMessage,
    register: form.register,
    state,
    ...formErrors,
    /** Shows the emptied form again after a success. */
    restart: () => setState('idle'),
    onSubmit: async (event: SyntheticEvent) => {
      event.preventDefault()
      if (isLocked.current) return
      isLocked.current = true
      setState('idle')
      try {
        await form.handleSubmit(send)()
      } catch (error) {
        console.error(error)
        setState('error')
      }
      isLocked.current = false
    },
    describeField: (field: keyof ContactMessage) => ({
      help: undefined,
      ...words.fields[field],
      id: `${name}-${field}`,
      error: errors[field] !== undefined && { prefix: words.errorPrefix, text: errors[field] },
    }),
  }
}

export type RequestFormState = ReturnType<typeof useRequestForm>
