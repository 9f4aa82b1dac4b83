import { useLayoutEffect } from 'react'

/** Leaving the page this soon after a click on a link is due to that link. */
const clickDelayMs = 1000

/**
 * Asks before a page is left while something would be lost, and listens only then, because the
 * listener keeps a page out of the back/forward cache. A link to another page of the site loses no
 * stored draft, because the tab keeps it.
 */
export function useLeaveWarning(isAtRisk: boolean, isDraftStored = false) {
  // useEffect would keep asking for a moment after a message was sent.
  useLayoutEffect(() => {
    if (!isAtRisk) return undefined
    const controller = new AbortController()
    const { signal } = controller
    let clickedLink: HTMLAnchorElement | null = null
    let clickTime = 0
    const onClick = ({ target, timeStamp }: MouseEvent) => {
      clickedLink = (target as Element).closest<HTMLAnchorElement>('a[href]')
      clickTime = timeStamp
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      const link = event.timeStamp - clickTime < clickDelayMs ? clickedLink : null
      // A link that starts a call, a text message or an e-mail leaves the page open.
      const isCall = /^(mailto|tel|sms):$/.test(link?.protocol ?? '')
      const isDraftKept = isDraftStored && link?.origin === location.origin
      if (!isCall && !isDraftKept) event.preventDefault()
    }
    document.addEventListener('click', onClick, { capture: true, signal })
    window.addEventListener('beforeunload', onLeave, { signal })
    return () => controller.abort()
  }, [isAtRisk, isDraftStored])
}
