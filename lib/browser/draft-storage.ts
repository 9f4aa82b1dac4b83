// Stores what visitors have typed and not sent: one draft for each form and tool, in this tab or on
// this device. Merges into it what was typed before it was read.
import { removeFromStorage, readStorage, writeStorage } from './safe-storage'
import { draftKeyPrefix } from './storage-keys'

/** The names of drafts, each of which is the name of an island. */
const draftNames = ['contact-form', 'net-cost', 'needs-assessment', 'visit-notebook'] as const
export type DraftName = (typeof draftNames)[number]
export type StorageArea = 'tab' | 'device'

const storages = { tab: 'sessionStorage', device: 'localStorage' } as const

/** The drafts in memory, where the browser refuses storage. */
const unstored = new Map<string, { text: string; area: StorageArea }>()

const changeEvent = 'draft-change'
const announceChange = () => window.dispatchEvent(new Event(changeEvent))

function readDraft(name: string, area: StorageArea) {
  const text = readStorage(storages[area], draftKeyPrefix + name)
  return text === null ? undefined : { text, area }
}

/** Loads the draft of this tab, or else the draft of the device. */
export const loadDraft = (name: string) =>
  unstored.get(name) ?? readDraft(name, 'tab') ?? readDraft(name, 'device')

/**
 * Parses JSON, or returns null: storage may hold anything, such as data of another version of
 * the site.
 */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Loads the values of a form's fields, by their names. */
export function loadDraftValues(name: DraftName): Record<string, unknown> | undefined {
  const values = parseJson(loadDraft(name)?.text)
  return typeof values === 'object' && values !== null ? { ...values } : undefined
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Joins two texts of one field, so that neither is lost or repeated. */
export function joinTexts(stored: string, added: string, separator: string) {
  if (stored.includes(added)) return stored
  return added.includes(stored) ? added : stored + separator + added
}

/** Merges what was typed before a draft was read, which is newer, into that draft. */
export function mergeDraft(
  draft: Record<string, unknown> = {},
  typed: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...draft }
  for (const [name, value] of Object.entries(typed)) {
    const stored = draft[name]
    if (isList(stored) && isList(value)) merged[name] = [...new Set([...stored, ...value])]
    else if (name === 'message' && typeof stored === 'string' && typeof value === 'string')
      merged[name] = joinTexts(stored, value, '\n')
    else if (value) merged[name] = value
  }
  return merged
}

/** Loads the draft of the device, which another tab may have written. */
export const loadDeviceDraft = (name: DraftName) => readDraft(name, 'device')?.text

/** Returns true where the browser refused to store a draft, which lasts as long as the page. */
export const hasUnstoredDraft = () => unstored.size > 0

/** Stores a draft in an area and removes it from the other. */
export function saveDraft(name: DraftName, text: string, area: StorageArea = 'tab') {
  const before = loadDraft(name)?.area
  if (writeStorage(storages[area], draftKeyPrefix + name, text)) {
    unstored.delete(name)
    if (before !== undefined && before !== area)
      removeFromStorage(storages[before], draftKeyPrefix + name)
  } else unstored.set(name, { text, area: 'tab' })
  announceChange()
}

/**
 * Changes what `read` returns for a draft, in its area or in another. Several changes may come
 * before React renders one: each starts from what is stored.
 */
export function updateDraft<Value>(
  name: DraftName,
  read: (json: unknown) => Value,
  change: (previous: Value) => Value,
  area?: StorageArea,
) {
  const draft = loadDraft(name)
  saveDraft(name, JSON.stringify(change(read(parseJson(draft?.text)))), area ?? draft?.area)
}

/** Moves a draft to another area. */
export function moveDraft(name: DraftName, area: StorageArea) {
  const draft = loadDraft(name)
  if (draft) saveDraft(name, draft.text, area)
}

export function clearDraft(name: DraftName) {
  unstored.delete(name)
  for (const storage of Object.values(storages)) removeFromStorage(storage, draftKeyPrefix + name)
  announceChange()
}

export const clearAllDrafts = () => draftNames.forEach(clearDraft)

/**
 * Calls `listener` at each change of a draft, here, in another tab or when Back restores a cached
 * page, until the returned function stops it.
 */
export function onDraftChange(listener: () => void) {
  const types = [changeEvent, 'storage', 'pageshow']
  for (const type of types) window.addEventListener(type, listener)
  return () => {
    for (const type of types) window.removeEventListener(type, listener)
  }
}
