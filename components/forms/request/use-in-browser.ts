import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * Reads a value that the served HTML cannot hold: undefined until the page is hydrated. `read` must
 * return the same value each time.
 */
export const useInBrowser = <Value>(read: () => Value): Value | undefined =>
  useSyncExternalStore(subscribeToNothing, read, () => undefined)
