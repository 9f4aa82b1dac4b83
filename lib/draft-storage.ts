// Stores what visitors have typed and not sent: one draft for each form and tool, in this tab or on
// this device.
import { removeFromStorage, readStorage, writeStorage } from './safe-storage'

/** The names of drafts, each of which is the name of an island. */
const draftNames = ['contact-form', 'net-cost', 'needs-assessment', 'visit-notebook'] as const
export type DraftName = (typeof draftNames)[number]
export type StorageArea = 'tab' | 'device'

const prefix = 'site-answers-'
const storages = { tab: 'sessionStorage', device: 'localStorage' } as const

/** The drafts in memory, where the browser refuses storage: they last as long as the page. */
const unstored = new Map<string, { text: string; area: StorageArea }>()

const changeEvent = 'draft-change'
const announceChange = () => window.dispatchEvent(new Event(changeEvent))

function readDraft(name: string, area: StorageArea) {
  const text = readStorage(storages[area], prefix + name)
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

/** Loads the draft of the device, which another tab may have written. */
export const loadDeviceDraft = (name: DraftName) => readDraft(name, 'device')?.text

/**
 * Stores a draft in an area and removes it from the other, or returns false where storage is
 * refused.
 */
export function saveDraft(name: DraftName, text: string, area: StorageArea = 'tab') {
  const before = loadDraft(name)?.area
  const isStored = writeStorage(storages[area], prefix + name, text)
  if (isStored) {
    unstored.delete(name)
    if (before !== undefined && before !== area) removeFromStorage(storages[before], prefix + name)
  } else unstored.set(name, { text, area: 'tab' })
  announceChange()
  return isStored
}

export function clearDraft(name: DraftName) {
  unstored.delete(name)
  for (const storage of Object.values(storages)) removeFromStorage(storage, prefix + name)
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
