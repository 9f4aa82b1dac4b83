'use client'

import { useEffect, useState } from 'react'
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { clear, load, onStoreChange, save, type Place, type StoreName } from '../start/store'

/** Something else may have written it. */
export function storedValues(name: StoreName): Record<string, unknown> | undefined {
  try {
    const values: unknown = JSON.parse(load(name)?.text ?? 'null')
    if (typeof values !== 'object' || values === null) return undefined
    return Object.fromEntries(Object.entries(values).filter(([, value]) => ['string', 'boolean', 'object'].includes(typeof value)))
  } catch {
    return undefined
  }
}

const holdsWords = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holdsWords) : typeof value === 'string' && value.trim() !== ''

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe' | 'reset'>

const inTab = (): Place => 'tab'

/**
 * What is written in a form is stored as it is written, in this tab where `placeOf` says nothing else: it survives a reload and another page. `isWord`
 * leaves out fields that hold none (an idempotency key): a form that holds no word is not stored. True where the browser stores nothing. Both functions
 * are always the same.
 */
export function useStoredForm<Values extends FieldValues>(
  name: StoreName,
  form: Form<Values>,
  isWord: (field: string) => boolean,
  placeOf: (values: Values) => Place = inTab,
): boolean {
  const [isRefused, setRefused] = useState(false)
  const { getValues, setValue, subscribe, reset } = form
  useEffect(() => {
    let wasStored = false
    const take = () => {
      const stored = storedValues(name)
      // Erased elsewhere, or sent from another page.
      if (!stored && wasStored) reset()
      wasStored = stored !== undefined
      for (const [field, value] of Object.entries(stored ?? {})) {
        const path = field as Path<Values>
        if (JSON.stringify(getValues(path)) !== JSON.stringify(value)) setValue(path, value as FieldPathValue<Values, Path<Values>>)
      }
    }
    take()
    const endStore = onStoreChange(take)
    const endForm = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const hasWords = Object.entries(values).some(([field, value]) => isWord(field) && holdsWords(value))
        wasStored = hasWords
        if (hasWords) setRefused(!save(name, JSON.stringify(values), placeOf(values)))
        else if (load(name)) clear(name)
      },
    })
    return () => {
      endStore()
      endForm()
    }
  }, [name, getValues, setValue, subscribe, reset, isWord, placeOf])
  return isRefused
}
