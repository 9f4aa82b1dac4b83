'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { loadDraft, onDraftChange, parseJson, type DraftName } from '@/lib/draft-storage'
import { joinTexts } from '@/lib/merge-draft'
import { useDraft } from './use-draft'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Reads and writes a stored value by the names of the fields of a form. */
export type FieldMap<Value> = {
  /** The text of a field, or every box that is ticked under its name. Undefined for other names. */
  get: (value: Value, name: string) => string | readonly string[] | undefined
  /** The value once a field holds this text, or once the box of this text is clicked. */
  set: (value: Value, name: string, text: string) => Value
}

const isTick = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type)

const includes = (stored: string | readonly string[] | undefined, text: string) =>
  [stored].flat().includes(text)

const isTyped = (field: Field) => (isTick(field) ? field.checked : field.value !== '')

/** The value with what a visitor typed or ticked before hydration. */
function mergeTyped<Value>(value: Value, fields: readonly Field[], { get, set }: FieldMap<Value>) {
  return fields.reduce((last, field) => {
    const stored = get(last, field.name)
    if (!isTick(field)) return set(last, field.name, joinTexts(String(stored), field.value, ' '))

    return includes(stored, field.value) ? last : set(last, field.name, field.value)
  }, value)
}

function showValue<Value>(value: Value, fields: readonly Field[], { get }: FieldMap<Value>) {
  for (const field of fields) {
    const stored = get(value, field.name)
    if (isTick(field)) field.checked = includes(stored, field.value)
    else if (field.value !== stored) field.value = String(stored)
  }
}

/**
 * The fields of an island as the server rendered them. React replaces them where the browser has
 * translated the page.
 */
function useRenderedFields(name: DraftName) {
  const [rendered] = useState(() => {
    if (typeof document === 'undefined') return { fields: [], focused: null }

    const elements = document.querySelectorAll<Field>(
      `[data-island="${name}"] :is(input, textarea)`,
    )
    return { fields: [...elements], focused: document.activeElement }
  })
  return rendered
}

/**
 * The fields of a form, stored as a draft. React does not control them: it would write over what
 * was typed before hydration. `read` and `map` are always the same.
 */
export function useDraftInputs<Value>(
  name: DraftName,
  read: (stored: unknown) => Value,
  map: FieldMap<Value>,
) {
  const form = useRef<HTMLFormElement>(null)
  const rendered = useRenderedFields(name)
  const stored = useDraft(name, read)
  const { update } = stored

  useLayoutEffect(() => {
    // Not the value of this render: React hydrates with what the server had, which is nothing.
    const getCurrent = () => read(parseJson(loadDraft(name)?.text))
    const isStored = (field: Field) => map.get(getCurrent(), field.name) !== undefined
    const fields = [...(form.current?.querySelectorAll<Field>('input, textarea') ?? [])].filter(
      isStored,
    )
    const replaced = rendered.fields.filter((field) => !field.isConnected && isStored(field))
    const typed = [...replaced, ...fields].filter(isTyped)
    if (typed.length > 0) update((last) => mergeTyped(last, typed, map))

    const show = () => showValue(getCurrent(), fields, map)
    show()
    fields[replaced.findIndex((field) => field === rendered.focused)]?.focus()
    return onDraftChange(show)
  }, [name, read, map, update, rendered])

  return {
    ...stored,
    form,
    /** Stores the text of a field. */
    change: ({ name: field, value: text }: { name: string; value: string }) => {
      if (map.get(stored.value, field) !== undefined) update((last) => map.set(last, field, text))
    },
  }
}
