import { useEffect } from 'react'
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import {
  clearDraft,
  loadDraft,
  loadDraftValues,
  mergeDraft,
  onDraftChange,
  saveDraft,
  type DraftName,
  type StorageArea,
} from '@/lib/draft-storage'
import { useUnstoredWarning } from './use-leave-warning'

/** Tells whether a visitor typed something, which the idempotency key and the page are not. */
const hasWords = ({ key: _key, page: _page, ...values }: FieldValues) =>
  Object.values(values)
    .flat()
    .some((value) => typeof value === 'string' && value.trim() !== '')

const getTab = (): StorageArea => 'tab'

/**
 * Stores what react-hook-form holds, follows its draft in other tabs, and returns true where the
 * browser refuses storage. `getArea` must not change between renders.
 */
export function useHookFormDraft<Values extends FieldValues>(
  name: DraftName,
  form: Pick<UseFormReturn<Values>, 'register' | 'getValues' | 'setValue' | 'subscribe' | 'reset'>,
  getArea: (values: Values) => StorageArea = getTab,
) {
  const { register, getValues, setValue, subscribe, reset } = form

  useEffect(() => {
    const write = (field: string, value: unknown) =>
      setValue(field as Path<Values>, value as FieldPathValue<Values, Path<Values>>)

    const store = (values: Values) => {
      if (hasWords(values)) saveDraft(name, JSON.stringify(values), getArea(values))
      else if (loadDraft(name)) clearDraft(name)
    }

    const followDraft = () => {
      const draft = loadDraftValues(name)
      for (const [field, value] of Object.entries(draft ?? {}))
        if (JSON.stringify(getValues(field as Path<Values>)) !== JSON.stringify(value))
          write(field, value)
      // The draft was cleared in another tab, or sent from another page.
      if (!draft && hasWords(getValues())) reset()
    }

    for (const [field, value] of Object.entries(mergeDraft(loadDraftValues(name), getValues()))) {
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
  }, [name, register, getValues, setValue, subscribe, reset, getArea])

  return useUnstoredWarning()
}
