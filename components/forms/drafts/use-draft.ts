import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  joinTexts,
  loadDraft,
  onDraftChange,
  parseJson,
  updateDraft,
  type DraftName,
  type StorageArea,
} from '@/lib/browser/draft-storage'
import { useUnstoredWarning } from './use-leave-warning'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldSelector = ':is(input, select, textarea)'

/** Reads and writes parts of a stored value by the names of form fields. */
export type FieldMap<Value> = {
  /**
   * Returns the text of a field, or every checked box of that name; undefined for an unknown name.
   */
  get: (value: Value, name: string) => string | readonly string[] | undefined
  /**
   * Returns the value after a field receives this text, or after the box of this text is clicked.
   */
  set: (value: Value, name: string, text: string) => Value
}

const isTick = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type)

const isTyped = (field: Field) => (isTick(field) ? field.checked : field.value !== '')

const includes = (draftText: string | readonly string[] | undefined, text: string) =>
  [draftText].flat().includes(text)

/** Adds to the value what a visitor typed or checked before hydration. */
function mergeTyped<Value>(value: Value, fields: readonly Field[], { get, set }: FieldMap<Value>) {
  return fields.reduce((previous, field) => {
    const draftText = get(previous, field.name)
    if (includes(draftText, field.value)) return previous

    const text = isTick(field) ? field.value : joinTexts(String(draftText), field.value, ' ')
    return set(previous, field.name, text)
  }, value)
}

function showValue<Value>(value: Value, fields: readonly Field[], { get }: FieldMap<Value>) {
  for (const field of fields) {
    const draftText = get(value, field.name)
    if (isTick(field)) field.checked = includes(draftText, field.value)
    else if (field.value !== draftText) field.value = String(draftText)
  }
}

/**
 * Returns the fields of an island as the server rendered them. React replaces them where the
 * browser has translated the page.
 */
function useRenderedFields(name: DraftName) {
  const [rendered] = useState(() => {
    if (typeof document === 'undefined') return { fields: [], focused: null }

    const elements = document.querySelectorAll<Field>(`[data-island="${name}"] ${fieldSelector}`)
    return { fields: [...elements], focused: document.activeElement }
  })
  return rendered
}

const getNothing = () => undefined

/**
 * The draft of a tool as a value, kept in step in every tab and in the fields of a form. The fields
 * are not controlled, because React would overwrite what was typed before hydration. `read` and
 * `fieldMap` must not change between renders.
 */
export function useDraft<Value>(
  name: DraftName,
  read: (json: unknown) => Value,
  fieldMap: FieldMap<Value>,
) {
  const formRef = useRef<HTMLFormElement>(null)
  const rendered = useRenderedFields(name)
  const text = useSyncExternalStore(onDraftChange, () => loadDraft(name)?.text, getNothing)
  const area = useSyncExternalStore(onDraftChange, () => loadDraft(name)?.area, getNothing)
  const isUnstored = useUnstoredWarning()
  const value = useMemo(() => read(parseJson(text)), [text, read])
  const update = useCallback(
    (change: (previous: Value) => Value, newArea?: StorageArea) =>
      updateDraft(name, read, change, newArea),
    [name, read],
  )

  useLayoutEffect(() => {
    // The draft is read from storage and not from this render, whose value is the server's empty
    // one during hydration.
    const getCurrent = () => read(parseJson(loadDraft(name)?.text))
    const isDraftField = (field: Field) => fieldMap.get(getCurrent(), field.name) !== undefined
    const fields = [...(formRef.current?.querySelectorAll<Field>(fieldSelector) ?? [])].filter(
      isDraftField,
    )
    const replaced = rendered.fields.filter((field) => !field.isConnected && isDraftField(field))
    const typed = [...replaced, ...fields].filter(isTyped)
    if (typed.length > 0) update((previous) => mergeTyped(previous, typed, fieldMap))

    const show = () => showValue(getCurrent(), fields, fieldMap)
    show()
    fields[replaced.findIndex((field) => field === rendered.focused)]?.focus()
    return onDraftChange(show)
  }, [name, read, fieldMap, update, rendered])

  return {
    value,
    update,
    formRef,
    /** Stores the text of a field. */
    change: ({ name: field, value: newText }: { name: string; value: string }) => {
      if (fieldMap.get(value, field) !== undefined)
        update((previous) => fieldMap.set(previous, field, newText))
    },
    isOnDevice: area === 'device',
    isUnstored,
  }
}
