'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { contactMessageSchema, type ContactMessage } from '../../../supabase/functions/_shared/contact-message'
import { createIdempotencyKey, isIdempotencyKey } from '../../../supabase/functions/_shared/idempotency-key'
import { noteSentRequest } from '../../start/popup-clock'
import { clearPendingRequest, savePendingRequest, type FormName } from '../../start/pending-request'
import { sendRequest } from './send-request'
import { useUnsentWarning } from './unsent-warning'
import { useCheckedForm } from './use-checked-form'

/** A hand that trembles clicks three times; the last one must not fall on the emptied form and turn « Merci » into five errors. */
const resubmitCooldown = 1000

/**
 * A document that is being unloaded sees its fetch fail, though keepalive lets the request go on (Chromium 156). One that is still there after so long
 * was told the truth.
 */
const unloadGrace = 1000

/** Only e-mail addresses are judged more strictly by browsers than by the schema: its own sentence for a sign that cannot stand. */
const refusedByBrowser = contactMessageSchema.shape.email.safeParse('un signe@exemple.ca').error?.issues[0]?.message ?? ''

const keyField = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[data-idempotency-key]')

/**
 * The idempotency key of what is written in a form, the same until it is accepted: sent again, an hour, a page or a reload later, a message is the same
 * message. It stands in a field without a name, which no message holds, and so goes where the words go: into the draft of this tab, and into what the
 * browser keeps of the fields for Back, which may show words that have left from another page since.
 */
export function idempotencyKey(form: HTMLFormElement): string {
  const field = keyField(form)
  // A form filler may have written in it; a page that a cache kept may not have it.
  if (field && isIdempotencyKey(field.value)) return field.value
  const key = createIdempotencyKey()
  if (field) field.value = key
  // The draft listens for it (components/start/draft.ts).
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  return key
}

export function clearIdempotencyKey(form: HTMLFormElement): void {
  const field = keyField(form)
  if (field) field.value = ''
}

type Options<Typed extends FieldValues, Judged> = {
  /** What the ids of its fields begin with, and what is kept of it while it travels. */
  name: FormName
  /** The shared schema. Always the same one. */
  resolver: Resolver<Typed, unknown, Judged>
  toMessage: (judged: Judged) => ContactMessage
  /** How many answers are to be corrected: {n} is their number. */
  countWords: { one: string; many: string }
}

/** What both forms do: judge what is written, send it once, and say what became of it. */
export function useRequest<Typed extends FieldValues, Judged>({ name, resolver, toMessage, countWords }: Options<Typed, Judged>) {
  const [state, setState] = useState<'idle' | 'submitting' | 'success' | 'error'>('idle')
  // A ref: state would come a render too late for three fast clicks.
  const isLocked = useRef(false)

  /** Each new submit goes back through idle, so that the same message shown twice is announced twice. */
  const attempt = () => {
    setState((known) => (known === 'submitting' ? known : 'idle'))
  }

  /** True once the request is accepted: then, and only then, may the fields be emptied. */
  const send = async (message: ContactMessage, form: HTMLFormElement): Promise<boolean> => {
    if (isLocked.current) return false
    isLocked.current = true
    setState('submitting')
    const key = idempotencyKey(form)
    savePendingRequest(name, { ...message, key })
    const isAccepted = await sendRequest(message, { idempotencyKey: key })
    if (isAccepted) {
      clearPendingRequest(name)
      noteSentRequest()
      clearIdempotencyKey(form)
    } else
      setTimeout(() => {
        if (!isLocked.current) clearPendingRequest(name)
      }, unloadGrace)
    setTimeout(
      () => {
        isLocked.current = false
      },
      isAccepted ? resubmitCooldown : 0,
    )
    setState(isAccepted ? 'success' : 'error')
    return isAccepted
  }

  const checked = useCheckedForm({
    resolver,
    refusedByBrowser,
    countWords,
    onAttempt: attempt,
    onValid: (judged, form) => send(toMessage(judged), form),
  })
  const { ref } = checked
  useUnsentWarning(ref, state === 'submitting')
  // The popup around its form is plain HTML (components/start/popup.ts).
  useEffect(() => {
    if (state === 'success' || state === 'error') ref.current?.dispatchEvent(new CustomEvent('request', { detail: state, bubbles: true }))
  }, [state, ref])

  return { ...checked, name, state, attempt, isLocked: () => isLocked.current }
}
