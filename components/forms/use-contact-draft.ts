'use client'

import { useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message'
import { onDraftChange, loadDraftValues, type DraftName } from '@/lib/draft-storage'
import { useHookFormDraft } from './use-hook-form-draft'
import { useUnsentWarning } from './unsent-warning'

type Request<Typed extends FieldValues> = {
  form: UseFormReturn<Typed, unknown, ContactMessage>
  state: 'idle' | 'submitting' | 'success' | 'error'
  wasSubmitted: boolean
}

/** Keeps a draft in this tab until it is accepted, and asks before an unsent message is lost. */
export function useContactDraft<Typed extends FieldValues>(
  name: DraftName,
  { form, state, wasSubmitted }: Request<Typed>,
) {
  const isUnstored = useHookFormDraft(name, form)
  useUnsentWarning(form, { isSending: state === 'submitting', isUnstored })

  // A draft with an idempotency key was submitted from a page that was left before the answer.
  const hasKey = useSyncExternalStore(
    onDraftChange,
    () => loadDraftValues(name)?.key !== undefined,
    () => false,
  )
  return { isUnanswered: hasKey && !wasSubmitted }
}
