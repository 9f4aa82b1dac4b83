'use client'

import { useEffect, useState } from 'react'
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import {
  clearDraft,
  loadDraft,
  loadDraftValues,
  onDraftChange,
  saveDraft,
  type DraftName,
  type StorageArea,
} from '@/lib/draft-storage'
import { isBlank, mergeDraft } from '@/lib/merge-draft'

const hasWords = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasWords)
    : typeof value === 'string' && value.trim() !== ''

/** `key` is an idempotency key: no word of the visitor's. */
const isWorthStoring = ({ key: _key, ...values }: FieldValues) => hasWords(values)

const getTab = (): StorageArea => 'tab'

/**
 * Stores what is typed in a form, and follows its draft. True where the browser stores nothing.
 * `getArea` is always the same function.
 */
export function useHookFormDraft<Values extends FieldValues>(
  name: DraftName,
  form: Pick<UseFormReturn<Values>, 'register' | 'getValues' | 'setValue' | 'subscribe' | 'reset'>,
  getArea: (values: Values) => StorageArea = getTab,
): boolean {
  const [isRefused, setRefused] = useState(false)
  const { register, getValues, setValue, subscribe, reset } = form

  useEffect(() => {
    let wasStored = false
    const show = (values: object) => {
      for (const [field, value] of Object.entries(values)) {
        const path = field as Path<Values>
        if (JSON.stringify(getValues(path)) !== JSON.stringify(value))
          setValue(path, value as FieldPathValue<Values, Path<Values>>)
      }
    }

    const store = (values: Values) => {
      wasStored = isWorthStoring(values)
      if (wasStored) setRefused(!saveDraft(name, JSON.stringify(values), getArea(values)))
      else if (loadDraft(name)) clearDraft(name)
    }

    const followDraft = () => {
      const draft = loadDraftValues(name)
      // Cleared elsewhere, or sent from another page.
      if (!draft && wasStored) reset()
      wasStored = draft !== undefined
      show(draft ?? {})
    }

    show(mergeDraft(loadDraftValues(name), getValues()))
    store(getValues())
    // react-hook-form has read what was typed before hydration, and told nobody who watches the
    // form.
    for (const [field, value] of Object.entries<unknown>(getValues()))
      if (!isBlank(value))
        void register(field as Path<Values>).onChange({
          target: { name: field, value },
          type: 'change',
        })

    const stopFollowing = onDraftChange(followDraft)
    const stopStoring = subscribe({
      formState: { values: true },
      callback: ({ values }) => store(values),
    })
    return () => {
      stopFollowing()
      stopStoring()
    }
  }, [name, register, getValues, setValue, subscribe, reset, getArea])

  return isRefused
}
