import { useEffect } from 'react'
import { startsCall } from './starts-call'

/** Asks before a page is left whose answers the browser does not store: they would be lost. */
export function useUnstoredWarning(isUnstored: boolean) {
  useEffect(() => {
    if (!isUnstored) return undefined
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      if (!startsCall()) event.preventDefault()
    }
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [isUnstored])
}
