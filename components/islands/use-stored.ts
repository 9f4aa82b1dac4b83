'use client'

import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { clear, load, onStoreChange, save, type Place, type StoreName } from '../start/store'

/** One reference for one text: React compares what a store gives by identity. */
const textOf = (name: StoreName) => load(name)?.text ?? null
const placeOf = (name: StoreName): Place => load(name)?.place ?? 'tab'

/** Storage may hold what another version of the site wrote, or anything. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/**
 * The words of a form or a tool, kept in the store rather than in the component: they survive a reload, two tabs agree, and what is erased elsewhere is
 * gone here. `read` makes a value of what was stored, whatever that is; always the same function.
 */
export function useStored<Value>(name: StoreName, read: (stored: unknown) => Value) {
  const text = useSyncExternalStore(
    onStoreChange,
    () => textOf(name),
    () => null,
  )
  const place = useSyncExternalStore(
    onStoreChange,
    () => placeOf(name),
    () => 'tab' as const,
  )
  const [isRefused, setRefused] = useState(false)
  const value = useMemo(() => read(parsed(text)), [text, read])
  const write = (next: Value, where: Place) => {
    setRefused(!save(name, JSON.stringify(next), where))
  }
  const update = useCallback(
    (change: (last: Value) => Value) => {
      const last = load(name)
      setRefused(!save(name, JSON.stringify(change(read(parsed(last?.text ?? null)))), last?.place))
    },
    [name, read],
  )
  return {
    value,
    /** From what is stored at that moment: several changes may come before a render. Always the same function. */
    update,
    /** Something is stored, in the tab or on the device. */
    isStored: text !== null,
    isOnDevice: place === 'device',
    /** The browser keeps nothing: the words last as long as the page. */
    isRefused,
    set: (next: Value) => {
      write(next, place)
    },
    keepOnDevice: (isKept: boolean) => {
      write(value, isKept ? 'device' : 'tab')
    },
    erase: () => {
      clear(name)
      setRefused(false)
    },
  }
}
