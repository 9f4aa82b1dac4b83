import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import {
  loadDraft,
  onDraftChange,
  parseJson,
  saveDraft,
  type DraftName,
  type StorageArea,
} from '@/lib/draft-storage'
import { useLeaveWarning } from './use-leave-warning'

const getNothing = () => undefined

/**
 * The draft of a tool as a value, kept in step in every tab. `read` must not change between
 * renders.
 */
export function useDraft<Value>(name: DraftName, read: (json: unknown) => Value) {
  const text = useSyncExternalStore(onDraftChange, () => loadDraft(name)?.text, getNothing)
  const area = useSyncExternalStore(onDraftChange, () => loadDraft(name)?.area, getNothing)
  const [isUnstored, setUnstored] = useState(false)
  useLeaveWarning(isUnstored)
  const value = useMemo(() => read(parseJson(text)), [text, read])
  const update = useCallback(
    (change: (previous: Value) => Value, newArea?: StorageArea) => {
      const draft = loadDraft(name)
      const newText = JSON.stringify(change(read(parseJson(draft?.text))))
      setUnstored(!saveDraft(name, newText, newArea ?? draft?.area))
    },
    [name, read],
  )
  return {
    value,
    /** Reads the draft before changing it, because several changes may come before a render. */
    update,
    isOnDevice: area === 'device',
    /** True where the browser refuses storage: the draft then lasts as long as the page. */
    isUnstored,
  }
}
