'use client'

import { useLayoutEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** In milliseconds: so long after a click on a link, the page is left by that link. */
const clickDelay = 1000

type Risks = {
  isSending: boolean
  /** The browser stores nothing: the draft lasts as long as the page. */
  isUnstored: boolean
}

/**
 * Asks before an unsent message is closed, or a page left before its answer. Only then: the
 * listener alone keeps a page out of the back/forward cache.
 */
export function useUnsentWarning<Typed extends FieldValues>(
  { getValues, subscribe }: Pick<UseFormReturn<Typed>, 'getValues' | 'subscribe'>,
  { isSending, isUnstored }: Risks,
) {
  // useEffect would still ask for a moment after a message was sent.
  useLayoutEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let clickedLink: HTMLAnchorElement | null = null
    let clickTime = 0
    const onClick = ({ target }: MouseEvent) => {
      clickedLink = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      clickTime = performance.now()
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      const link = performance.now() - clickTime < clickDelay ? clickedLink : null
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
    const stopWatching = subscribe({
      formState: { values: true },
      callback: ({ values }) => update(values),
    })
    document.addEventListener('click', onClick, { capture: true, signal })
    return () => {
      controller.abort()
      stopWatching()
    }
  }, [getValues, subscribe, isSending, isUnstored])
}
