'use client'

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import {
  clearDraft,
  isBlank,
  loadDraft,
  mergeDraft,
  onDraftChange,
  parseJson,
  saveDraft,
  draftValues,
  type StorageArea,
  type DraftName,
} from '../../lib/draft-storage'

const nothing = () => undefined

/** The words of a tool, kept in the store: two tabs agree, and what is erased elsewhere is gone here. `read` is always the same function. */
export function useStored<Value>(name: DraftName, read: (stored: unknown) => Value) {
  const text = useSyncExternalStore(onDraftChange, () => loadDraft(name)?.text, nothing)
  const area = useSyncExternalStore(onDraftChange, () => loadDraft(name)?.area, nothing)
  const [isRefused, setRefused] = useState(false)
  const value = useMemo(() => read(parseJson(text)), [text, read])
  const update = useCallback(
    (change: (last: Value) => Value, where?: StorageArea) => {
      const last = loadDraft(name)
      setRefused(
        !saveDraft(name, JSON.stringify(change(read(parseJson(last?.text)))), where ?? last?.area),
      )
    },
    [name, read],
  )
  return {
    value,
    /** From what is stored at that moment: several changes may come before a render. Always the same function. */
    update,
    isOnDevice: area === 'device',
    /** The browser keeps nothing: the words last as long as the page. */
    isRefused,
  }
}

const holdsWords = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(holdsWords)
    : typeof value === 'string' && value.trim() !== ''

const inTab = (): StorageArea => 'tab'

/**
 * What is written in a form is stored as it is written, save where no word of it is the visitor's: `key` is an idempotency key. True where the browser stores
 * nothing. `getArea` is always the same function.
 */
export function useStoredForm<Values extends FieldValues>(
  name: DraftName,
  form: Pick<UseFormReturn<Values>, 'register' | 'getValues' | 'setValue' | 'subscribe' | 'reset'>,
  getArea: (values: Values) => StorageArea = inTab,
): boolean {
  const [isRefused, setRefused] = useState(false)
  const { register, getValues, setValue, subscribe, reset } = form
  useEffect(() => {
    let wasStored = false
    const show = (values: Record<string, unknown>) => {
      for (const [field, value] of Object.entries(values)) {
        const path = field as Path<Values>
        if (JSON.stringify(getValues(path)) !== JSON.stringify(value))
          setValue(path, value as FieldPathValue<Values, Path<Values>>)
      }
    }
    const store = (values: Values) => {
      wasStored = Object.entries(values).some(
        ([field, value]) => field !== 'key' && holdsWords(value),
      )
      if (wasStored) setRefused(!saveDraft(name, JSON.stringify(values), getArea(values)))
      else if (loadDraft(name)) clearDraft(name)
    }
    const follow = () => {
      const stored = draftValues(name)
      // Erased elsewhere, or sent from another page.
      if (!stored && wasStored) reset()
      wasStored = stored !== undefined
      show(stored ?? {})
    }
    const typed = getValues()
    show(mergeDraft(draftValues(name), typed))
    store(getValues())
    // react-hook-form has read what was typed before hydration, and told nobody who watches the form.
    for (const field of Object.keys(typed)) {
      const value: unknown = getValues(field as Path<Values>)
      if (isBlank(value)) continue
      void register(field as Path<Values>).onChange({
        target: { name: field, value },
        type: 'change',
      })
    }
    const endStore = onDraftChange(follow)
    const endForm = subscribe({
      formState: { values: true },
      callback: ({ values }) => store(values),
    })
    return () => {
      endStore()
      endForm()
    }
  }, [name, register, getValues, setValue, subscribe, reset, getArea])
  return isRefused
}
