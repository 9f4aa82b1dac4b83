'use client'

import { useLayoutEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * The time in milliseconds after a click on a link during which leaving the page is due to that
 * link.
 */
const clickDelay = 1000

type Risks = {
  isSending: boolean
  /** True where the browser refuses storage: the draft then lasts as long as the page. */
  isUnstored: boolean
}

/**
 * Asks before a page closes with an unsent message, or is left before its answer. The listener is
 * added only then, because it alone keeps a page out of the back/forward cache.
 */
export function useUnsentWarning<Typed extends FieldValues>(
  { getValues, subscribe }: Pick<UseFormReturn<Typed>, 'getValues' | 'subscribe'>,
  { isSending, isUnstored }: Risks,
) {
  // useEffect would keep asking for a moment after a message was sent.
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
      // A link that starts a call, a text message or an e-mail leaves the page open.
      const isCall = link !== null && /^(mailto|tel|sms):$/.test(link.protocol)
      // A link to another page of the site keeps the tab, and with it a stored draft.
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
