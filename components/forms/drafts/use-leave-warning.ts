import { useLayoutEffect, useSyncExternalStore } from 'react'
import { hasUnstoredDraft, onDraftChange } from '@/lib/browser/draft-storage'
import { warnBeforeLeaving } from './leave-warning'

/**
 * Asks before a page is left while something would be lost. A link to another page of the site
 * loses no stored draft, because the tab keeps it.
 */
export function useLeaveWarning(isAtRisk: boolean, isDraftStored = false) {
  // useEffect would keep asking for a moment after a message was sent.
  useLayoutEffect(() => {
    const isLost = (link: HTMLAnchorElement | null) =>
      !isDraftStored || link?.origin !== location.origin
    return isAtRisk ? warnBeforeLeaving(isLost) : undefined
  }, [isAtRisk, isDraftStored])
}

/** Asks before a page is left where the browser refuses to store a draft, and then returns true. */
export function useUnstoredWarning() {
  const isUnstored = useSyncExternalStore(onDraftChange, hasUnstoredDraft, () => false)
  useLeaveWarning(isUnstored)
  return isUnstored
}
