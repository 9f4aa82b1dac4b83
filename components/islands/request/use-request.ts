'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, Resolver } from 'react-hook-form'
import type { Forms } from '@/content/schemas'
import type { ContactMessage, Problem } from '../../../supabase/functions/_shared/contact-message'
import { createIdempotencyKey } from '../../../supabase/functions/_shared/idempotency-key'
import { onStoreChange } from '../../start/store'
import { noteSentRequest } from '../../start/visit'
import { problemSentence, type ProblemWords } from './problem-sentence'
import { sendRequest } from './send-request'
import { storedValues, useStoredForm } from '../use-stored-form'
import { useUnsentWarning } from './unsent-warning'
import { useCheckedForm } from './use-checked-form'

/** A hand that trembles clicks three times; the last one must not fall on the emptied form and turn « Merci » into five errors. */
const resubmitCooldown = 1000

/** Only e-mail addresses are judged more strictly by browsers than by the schema. */
const refusedByBrowser: Problem = 'emailUnreadable'

const storeNames = { contact: 'contact-form', callback: 'callback' } as const

const isWord = (field: string) => field !== 'key'

type Options<Typed extends FieldValues, Judged> = {
  /** What the ids of its fields begin with. */
  name: keyof typeof storeNames
  /** The shared schema. Always the same one. */
  resolver: Resolver<Typed, unknown, Judged>
  toMessage: (judged: Judged) => ContactMessage
  words: ProblemWords & Pick<Forms, 'errorCount'>
}

/** What both forms do: judge what is written, send it once, and say what became of it. */
export function useRequest<Typed extends FieldValues, Judged>({ name, resolver, toMessage, words }: Options<Typed, Judged>) {
  const [state, setState] = useState<'idle' | 'submitting' | 'success' | 'error'>('idle')
  const [wasTried, setTried] = useState(false)
  // A ref: state would come a render too late for three fast clicks.
  const isLocked = useRef(false)

  /** Each new submit goes back through idle, so that the same message shown twice is announced twice. */
  const attempt = () => {
    setState((known) => (known === 'submitting' ? known : 'idle'))
  }

  /** True once the request is accepted: then, and only then, may the fields be emptied. */
  const send = async (message: ContactMessage): Promise<boolean> => {
    if (isLocked.current) return false
    isLocked.current = true
    setState('submitting')
    setTried(true)
    noteSentRequest()
    const isAccepted = await sendRequest(message, { idempotencyKey: idempotencyKey() })
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
    countWords: words.errorCount,
    onAttempt: attempt,
    onValid: (judged) => send(toMessage(judged)),
  })
  const { ref, form } = checked
  const { getValues, setValue } = form
  const keyField = 'key' as Path<Typed>
  /**
   * The same until the message is accepted: sent again, an hour, a page or a reload later, it is the same message. It is stored with the words, in a field
   * that no page shows.
   */
  const idempotencyKey = (): string => {
    const key: string = getValues(keyField) || createIdempotencyKey()
    setValue(keyField, key as PathValue<Typed, Path<Typed>>)
    return key
  }
  useStoredForm(storeNames[name], form, isWord)
  // Words that come back with a key were sent once, from a page that was left before it learned what became of them.
  const cameBack = useSyncExternalStore(
    onStoreChange,
    () => storedValues(storeNames[name])?.key !== undefined,
    () => false,
  )
  useUnsentWarning(ref, state === 'submitting')
  // The popup around its form is plain HTML (components/start/popup.ts).
  useEffect(() => {
    if (state === 'success' || state === 'error') ref.current?.dispatchEvent(new CustomEvent('request', { detail: state, bubbles: true }))
  }, [state, ref])

  const sentences = Object.entries<{ message?: unknown } | undefined>(checked.errors).map(([field, error]) => [
    field,
    problemSentence(String(error?.message), words),
  ])
  const errors = Object.fromEntries(sentences) as { [Field in keyof Typed]?: string }

  return { ...checked, errors, name, state, attempt, isUnanswered: cameBack && !wasTried, isLocked: () => isLocked.current }
}
