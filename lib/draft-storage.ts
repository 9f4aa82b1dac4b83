// What visitors have written and not sent: one draft for each form and tool, in this tab or on this
// device.
import { removeFromStorage, readStorage, writeStorage } from './safe-storage'

/** Each is the name of an island. */
const draftNames = ['contact-form', 'net-cost', 'needs-assessment', 'visit-notebook'] as const
export type DraftName = (typeof draftNames)[number]
export type StorageArea = 'tab' | 'device'

const prefix = 'site-answers-'
const storages = { tab: 'sessionStorage', device: 'localStorage' } as const

/** Where the browser refuses storage, drafts last as long as the page. */
const unstored = new Map<string, { text: string; area: StorageArea }>()

const changeEvent = 'draft-change'
const announceChange = () => window.dispatchEvent(new Event(changeEvent))

function readDraft(name: string, area: StorageArea) {
  const text = readStorage(storages[area], prefix + name)
  return text === null ? undefined : { text, area }
}

/** The draft of this tab, else that of the device. */
export const loadDraft = (name: string) =>
  unstored.get(name) ?? readDraft(name, 'tab') ?? readDraft(name, 'device')

/** Storage may hold what another version of the site wrote, or anything. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** What the fields of a form held, by their names. */
export function loadDraftValues(name: DraftName): Record<string, unknown> | undefined {
  const values = parseJson(loadDraft(name)?.text)
  return typeof values === 'object' && values !== null ? { ...values } : undefined
}

/** It may be another tab's. */
export const loadDeviceDraft = (name: DraftName) => readDraft(name, 'device')?.text

/** Moves a draft to that area. False where the browser stores nothing. */
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
 * Calls at each change, here or in another tab, and when Back restores a cached page. Returns what
 * stops it.
 */
export function onDraftChange(listener: () => void) {
  const types = [changeEvent, 'storage', 'pageshow']
  for (const type of types) window.addEventListener(type, listener)
  return () => {
    for (const type of types) window.removeEventListener(type, listener)
  }
}
