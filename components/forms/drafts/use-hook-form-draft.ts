import { useEffect } from 'react'
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import {
  clearDraft,
  loadDraftValues,
  mergeDraft,
  onDraftChange,
  saveDraft,
  type DraftName,
} from '@/lib/browser/draft-storage'
import { useUnstoredWarning } from './use-leave-warning'

/** Tells whether a visitor typed something, which the idempotency key and the page are not. */
const hasTypedValue = ({ key: _key, page: _page, ...values }: FieldValues) =>
  Object.values(values)
    .flat()
    .some((value) => typeof value === 'string' && value.trim() !== '')

/** Where the values of a form are stored. */
export type FormStorage<Values> = {
  load: () => Record<string, unknown> | undefined
  save: (values: Values) => void
  /** Stores that every field was emptied. */
  clear: (values: Values) => void
}

/** A draft of the tab, under its own name. */
export const createFormStorage = (name: DraftName): FormStorage<FieldValues> => ({
  load: () => loadDraftValues(name),
  save: (values) => saveDraft(name, JSON.stringify(values)),
  clear: () => clearDraft(name),
})

/**
 * Stores what react-hook-form holds, follows its draft in other tabs, and returns true where the
 * browser refuses storage. `storage` must not change between renders.
 */
export function useHookFormDraft<Values extends FieldValues>(
  storage: FormStorage<Values>,
  form: Pick<UseFormReturn<Values>, 'register' | 'getValues' | 'setValue' | 'subscribe' | 'reset'>,
) {
  const { register, getValues, setValue, subscribe, reset } = form

  useEffect(() => {
    const write = (field: string, value: unknown) =>
      setValue(field as Path<Values>, value as FieldPathValue<Values, Path<Values>>)

    let isStoring = false
    const store = (values: Values) => {
      isStoring = true
      if (hasTypedValue(values)) storage.save(values)
      else if (storage.load()) storage.clear(values)
      isStoring = false
    }

    const followDraft = () => {
      if (isStoring) return
      const draft = storage.load()
      for (const [field, value] of Object.entries(draft ?? {}))
        if (JSON.stringify(getValues(field as Path<Values>)) !== JSON.stringify(value))
          write(field, value)
      // The draft was cleared in another tab, or sent from another page.
      if (!draft && hasTypedValue(getValues())) reset()
    }

    for (const [field, value] of Object.entries(mergeDraft(storage.load(), getValues()))) {
      write(field, value)
      // react-hook-form read what was typed before hydration without notifying its subscribers.
      const change = { target: { name: field, value }, type: 'change' }
      void register(field as Path<Values>).onChange(change)
    }
    store(getValues())

    const stopFollowing = onDraftChange(followDraft)
    const stopStoring = subscribe({
      formState: { values: true },
      callback: ({ values }) => store(values),
    })
    return () => {
      stopFollowing()
      stopStoring()
    }
  }, [storage, register, getValues, setValue, subscribe, reset])

  return useUnstoredWarning()
}
