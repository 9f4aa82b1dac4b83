'use client'

import { useMemo, type SyntheticEvent } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import type { Forms } from '@/content/schema/forms'
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message'
import {
  isInvalid,
  useFormErrors,
  withBrowserChecks,
  type ProblemWords,
  type RequestResolver,
} from './use-form-errors'
import { useIdempotentSubmit } from './use-idempotent-submit'

type Options<Typed extends FieldValues> = {
  /** The prefix of the ids of its fields. */
  name: 'contact' | 'popup'
  /** Always the same function. */
  resolver: RequestResolver<Typed>
  words: ProblemWords & Pick<Forms, 'errorCount'>
}

/** Judges the fields, sends the message once and holds its outcome. */
export function useRequest<Typed extends FieldValues>({ name, resolver, words }: Options<Typed>) {
  const checkedResolver = useMemo(() => withBrowserChecks(resolver), [resolver])
  // No default values: react-hook-form would write them over what was typed before hydration.
  const form = useForm<Typed, unknown, ContactMessage>({
    resolver: checkedResolver,
    shouldFocusError: false,
  })
  const { submit, returnToIdle, ...submission } = useIdempotentSubmit(form)
  const { ref, focusFirstError, clearAnnouncement, ...formErrors } = useFormErrors(
    form.formState.errors,
    words,
  )

  const restart = () => {
    clearAnnouncement()
    returnToIdle()
  }

  const attempt = async () => {
    restart()
    const outcome = { isRefused: false }
    await form.handleSubmit(submit, () => {
      outcome.isRefused = true
    })()
    // Not in the callback above: react-hook-form publishes the errors after it.
    if (outcome.isRefused) focusFirstError()
  }

  return {
    ref,
    form,
    name,
    register: form.register,
    ...submission,
    ...formErrors,
    restart,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      void attempt()
    },
    /** One submit fires an `invalid` event for each refused field: only the first counts. */
    onInvalidCapture: (event: SyntheticEvent) => {
      // The browser's bubble is in the browser's language, and gone after five seconds.
      event.preventDefault()
      if (event.target === [...(ref.current?.elements ?? [])].find(isInvalid)) void attempt()
    },
  }
}
