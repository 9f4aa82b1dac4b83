'use client'

import { useEffect, useMemo, type SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { Forms } from '@/content/schema/forms'
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message'
import {
  useFormErrors,
  withBrowserCheck,
  type RequestResolver,
  type RequestValues,
} from './use-form-errors'
import { useIdempotentSubmit } from './use-idempotent-submit'

type Options = {
  /** The prefix of the ids of its fields: both forms may be on one page. */
  name: 'contact' | 'popup'
  /** Always the same function. */
  resolver: RequestResolver
  words: Forms
}

/** Judges the fields, sends the message once and holds its outcome. */
export function useRequest({ name, resolver, words }: Options) {
  const checkedResolver = useMemo(() => withBrowserCheck(resolver), [resolver])
  // No default values: react-hook-form would write them over what was typed before hydration.
  const form = useForm<RequestValues, unknown, ContactMessage>({
    resolver: checkedResolver,
    shouldFocusError: false,
  })
  const { submit, returnToIdle, ...submission } = useIdempotentSubmit(form)
  const { clearAnnouncement, ...formErrors } = useFormErrors(form.formState, words)
  const { ref, errors } = formErrors

  // The browser's bubble is in the browser's language, and gone after five seconds. Without this
  // script it is all there is.
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
      /** Tells what colour alone would not. */
      errorPrefix: words.errorPrefix,
    }),
  }
}

export type Request = ReturnType<typeof useRequest>
