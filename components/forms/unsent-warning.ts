'use client'

import { useLayoutEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** A press on a link is what leaves the page so long after it, in milliseconds of a clock that nobody sets. */
const pressDelay = 1000

type Risks = {
  isSending: boolean
  /** The browser stores nothing: the draft lasts as long as the page. */
  isUnstored: boolean
}

/** Asks before an unsent message is closed, or a page left before its answer. Only then: the listener alone keeps a page out of the back/forward cache. */
export function useUnsentWarning<Typed extends FieldValues>(
  { getValues, subscribe }: Pick<UseFormReturn<Typed>, 'getValues' | 'subscribe'>,
  { isSending, isUnstored }: Risks,
): void {
  // Before the answer is painted: an effect that comes after it left a moment in which a sent message still asked.
  useLayoutEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let pressed: HTMLAnchorElement | null = null
    let pressedAt = 0
    const onClick = ({ target }: MouseEvent) => {
      pressed = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      pressedAt = performance.now()
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      const link = performance.now() - pressedAt < pressDelay ? pressed : null
      // A call or an e-mail: the page stays.
      const isCall = link !== null && /^(mailto|tel|sms):$/.test(link.protocol)
      // Another page of the site: the tab stays, and so does a draft that is stored.
      if (!isCall && (isSending || isUnstored || link?.origin !== location.origin))
        event.preventDefault()
    }
    const update = ({ message }: { message?: unknown }) => {
      if (isSending || (typeof message === 'string' && message.trim() !== ''))
        window.addEventListener('beforeunload', onLeave, { signal })
      else window.removeEventListener('beforeunload', onLeave)
    }
    update(getValues())
    // What is typed, and what comes back from the store.
    const endForm = subscribe({
      formState: { values: true },
      callback: ({ values }) => update(values),
    })
    document.addEventListener('click', onClick, { capture: true, signal })
    return () => {
      ending.abort()
      endForm()
    }
  }, [getValues, subscribe, isSending, isUnstored])
}
