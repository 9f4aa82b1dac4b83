'use client'

import { useLayoutEffect, type RefObject } from 'react'

/** A call or an e-mail: the page stays. */
const keepsThePage = (link: HTMLAnchorElement) => /^(mailto|tel|sms):$/.test(link.protocol)

/** Another page of the site: the tab stays, and so does the draft. */
const keepsTheTab = (link: HTMLAnchorElement) => link.origin === location.origin

/** performance.now() is monotonic: setting the device's clock does not reach it. */
const isRecent = (moment: number) => performance.now() - moment <= 1000

/**
 * Asks before the tab closes on an unsent message, and before the page is left while a request is on its way: its answer would not be seen. Only then:
 * the listener alone keeps a page out of the back/forward cache.
 */
export function useUnsentWarning(form: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  // Before the answer is painted: an effect that comes after it left a moment in which a sent message still asked.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    let called = -Infinity
    let followed = -Infinity
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link && keepsThePage(link)) called = performance.now()
      if (link && keepsTheTab(link)) followed = performance.now()
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!isRecent(called) && (isSending || !isRecent(followed))) event.preventDefault()
    }
    const update = () => {
      const message = new FormData(element).get('message')
      if (isSending || (typeof message === 'string' && message.trim() !== '')) window.addEventListener('beforeunload', onLeave)
      else window.removeEventListener('beforeunload', onLeave)
    }
    // The event comes before the fields are emptied.
    const onReset = () => {
      queueMicrotask(update)
    }
    update()
    element.addEventListener('input', update)
    element.addEventListener('reset', onReset)
    document.addEventListener('click', onClick, true)
    return () => {
      element.removeEventListener('input', update)
      element.removeEventListener('reset', onReset)
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('beforeunload', onLeave)
    }
  }, [form, isSending])
}
