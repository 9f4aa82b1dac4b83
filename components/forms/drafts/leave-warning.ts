/** Leaving the page this soon after a click on a link is due to that link. */
const clickDelayMs = 1000

/**
 * Asks before the page is left if `isAtRisk` returns true, until the returned function is called.
 * The listener alone keeps a page out of Firefox's back/forward cache.
 */
export function warnBeforeLeaving(isAtRisk: (link: HTMLAnchorElement | null) => boolean) {
  let link: HTMLAnchorElement | null = null
  const onClick = ({ target }: Event) => {
    link = (target as Element).closest<HTMLAnchorElement>('a[href]')
    setTimeout(() => (link = null), clickDelayMs)
  }
  const onLeave = (event: Event) => {
    // A link that starts a call, a text message or an e-mail leaves the page open.
    const isCall = link && !link.protocol.startsWith('http')
    if (isCall || !isAtRisk(link)) return
    event.preventDefault()
  }
  addEventListener('click', onClick, true)
  addEventListener('beforeunload', onLeave)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('beforeunload', onLeave)
  }
}
