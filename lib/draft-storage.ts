// What visitors have written and not sent: one draft for each form and tool, in this tab or on this
// device.
import { removeFromStorage, readStorage, writeStorage } from './safe-storage'

/** Each is the name of an island. */
const draftNames = ['contact-form', 'net-cost', 'needs-assessment', 'visit-notebook'] as const
export type DraftName = (typeof draftNames)[number]
export type StorageArea = 'tab' | 'device'
export type StoredDraft = { text: string; area: StorageArea }

const prefix = 'site-answers-'
const storages = { tab: 'sessionStorage', device: 'localStorage' } as const

/** Where the browser refuses storage, drafts last as long as the page. */
const unstored = new Map<string, StoredDraft>()
const listeners = new Set<() => void>()

const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/** The draft of this tab, else that of the device. */
export function loadDraft(name: string): StoredDraft | undefined {
  const last = unstored.get(name)
  if (last) return last
  for (const area of ['tab', 'device'] as const) {
    const text = readStorage(storages[area], prefix + name)
    if (text !== null) return { text, area }
  }
  return undefined
}

/** Storage may hold what another version of the site wrote, or anything. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function loadDraftValues(name: DraftName): Record<string, unknown> | undefined {
  const values = parseJson(loadDraft(name)?.text)
  if (typeof values !== 'object' || values === null) return undefined
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) =>
      ['string', 'boolean', 'object'].includes(typeof value),
    ),
  )
}

/** It may be another tab's. */
export const loadDeviceDraft = (name: DraftName) =>
  readStorage(storages.device, prefix + name) ?? undefined

/** Moves a draft to that area. False where the browser stores nothing. */
export function saveDraft(name: DraftName, text: string, area: StorageArea = 'tab'): boolean {
  const before = loadDraft(name)?.area
  const isStored = writeStorage(storages[area], prefix + name, text)
  if (isStored) {
    unstored.delete(name)
    if (before !== undefined && before !== area) removeFromStorage(storages[before], prefix + name)
  } else unstored.set(name, { text, area: 'tab' })
  notifyListeners()
  return isStored
}

export function clearDraft(name: DraftName): void {
  unstored.delete(name)
  for (const storage of Object.values(storages)) removeFromStorage(storage, prefix + name)
  notifyListeners()
}

export const clearAllDrafts = () => draftNames.forEach(clearDraft)

/**
 * Calls at each change, here or in another tab, and when Back restores a cached page. Returns what
 * stops it.
 */
export function onDraftChange(listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  listeners.add(listener)
  window.addEventListener(
    'storage',
    ({ key }) => (key === null || key.startsWith(prefix)) && listener(),
    { signal },
  )
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  return () => {
    listeners.delete(listener)
    controller.abort()
  }
}
