'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { loadDraft, onDraftChange, parseJson, type DraftName } from '../../lib/draft-storage'
import { useStored } from './use-stored'

type Field = HTMLInputElement | HTMLTextAreaElement

/** How the fields of a form stand in a stored value, by their names. */
export type FieldMap<Value> = {
  /** What a field holds, or every box that is ticked under its name; undefined where the name is no part of the value. */
  get: (value: Value, name: string) => string | readonly string[] | undefined
  /** The value once a field holds this text, or once the box of this value is pressed. */
  set: (value: Value, name: string, text: string) => Value
}

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox'

const holds = (held: string | readonly string[] | undefined, text: string) =>
  [held].flat().includes(text)

/** Neither what was stored nor what was typed over it before hydration is lost; the space that ends a text that is being typed stays too. */
function joinTexts(stored: string, typed: string): string {
  if (stored === '') return typed

  return stored.includes(typed) ? stored : `${stored} ${typed}`
}

const isTyped = (field: Field) => (isTick(field) ? field.checked : field.value !== '')

/** The value with what a visitor typed or ticked before hydration. */
function mergeTyped<Value>(
  value: Value,
  fields: readonly Field[],
  { get, set }: FieldMap<Value>,
): Value {
  return fields.reduce((last, field) => {
    const held = get(last, field.name)
    if (!isTick(field)) return set(last, field.name, joinTexts(String(held), field.value))

    return holds(held, field.value) ? last : set(last, field.name, field.value)
  }, value)
}

function showValue<Value>(value: Value, fields: readonly Field[], { get }: FieldMap<Value>): void {
  for (const field of fields) {
    const held = get(value, field.name)
    if (isTick(field)) field.checked = holds(held, field.value)
    else if (field.value !== held) field.value = String(held)
  }
}

/** The fields of an island as the server rendered them. React replaces them where the browser has translated the page. */
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
 * The fields of a form, kept in the store. React does not control them: it would write over what was typed before hydration. They are read once, then follow
 * the store. `read` and `map` are always the same.
 */
export function useStoredFields<Value>(
  name: DraftName,
  read: (stored: unknown) => Value,
  map: FieldMap<Value>,
) {
  const form = useRef<HTMLFormElement>(null)
  const rendered = useRenderedFields(name)
  const stored = useStored(name, read)
  const { update } = stored

  useLayoutEffect(() => {
    // Not the value of this render: React hydrates with what the server knew, which is nothing.
    const current = () => read(parseJson(loadDraft(name)?.text))
    const isStored = (field: Field) => map.get(current(), field.name) !== undefined
    const fields = [...(form.current?.elements ?? [])].filter(isField).filter(isStored)
    const replaced = rendered.fields.filter((field) => !field.isConnected && isStored(field))
    const typed = [...replaced, ...fields].filter(isTyped)
    if (typed.length > 0) update((last) => mergeTyped(last, typed, map))

    const show = () => showValue(current(), fields, map)
    show()
    fields[replaced.findIndex((field) => field === rendered.focused)]?.focus()
    return onDraftChange(show)
  }, [name, read, map, update, rendered])

  return {
    ...stored,
    form,
    /** Stores what a field holds; nothing where the field is no part of the value. */
    change: ({ name: field, value: text }: { name: string; value: string }): void => {
      if (map.get(stored.value, field) !== undefined) update((last) => map.set(last, field, text))
    },
  }
}
