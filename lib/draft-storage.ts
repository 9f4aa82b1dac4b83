// What visitors have written and not sent: one entry for each form and tool, in this tab or on this device.
import { removeFromStorage, readStorage, writeStorage } from './safe-storage'

/** An island that keeps what is written in it does so under its own name. */
const draftNames = ['contact-form', 'net-cost', 'needs-assessment', 'visit-notebook'] as const
export type DraftName = (typeof draftNames)[number]
export type StorageArea = 'tab' | 'device'
export type StoredDraft = { text: string; area: StorageArea }

const prefix = 'site-answers-'
const storages = { tab: 'sessionStorage', device: 'localStorage' } as const

/** Where the browser refuses storage, words last as long as the page. */
const unstored = new Map<string, StoredDraft>()
const listeners = new Set<() => void>()

const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/** What was written in this tab comes before what the device holds. */
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

export function draftValues(name: DraftName): Record<string, unknown> | undefined {
  const values = parseJson(loadDraft(name)?.text)
  if (typeof values !== 'object' || values === null) return undefined
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) =>
      ['string', 'boolean', 'object'].includes(typeof value),
    ),
  )
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
/** Nothing typed, chosen or ticked. */
export const isBlank = (value: unknown) => !value || (isList(value) && value.length === 0)

/** Of two messages, neither is lost. */
const joinMessages = (draft: string, typed: string) => {
  if (draft.includes(typed)) return draft
  return typed.includes(draft) ? typed : `${draft}\n${typed}`
}

function mergeValue(name: string, draft: unknown, typed: unknown): unknown {
  if (isBlank(typed)) return draft
  if (isList(draft) && isList(typed)) return [...new Set([...draft, ...typed])]
  if (name === 'message' && typeof draft === 'string' && typeof typed === 'string')
    return joinMessages(draft, typed)
  return typed
}

/** What was typed before its draft came is newer than that draft. */
export function mergeDraft(
  draft: Record<string, unknown> = {},
  typed: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...draft }
  for (const [name, value] of Object.entries(typed)) {
    const both = mergeValue(name, draft[name], value)
    if (both !== undefined) merged[name] = both
  }
  return merged
}

/** What the device holds, which may be another tab's. */
export const loadDeviceDraft = (name: DraftName) =>
  readStorage(storages.device, prefix + name) ?? undefined

/** Asks the browser not to erase what the site keeps when space is short. Firefox shows a question, and any browser may refuse or not know how. */
async function askToPersist(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // What is kept stays as it is.
  }
}

/** False where the browser stored nothing. An entry moves from one area to the other; what another tab keeps on the device is that tab's, and stays. */
export function saveDraft(name: DraftName, text: string, area: StorageArea = 'tab'): boolean {
  const before = loadDraft(name)?.area
  const isStored = writeStorage(storages[area], prefix + name, text)
  if (isStored) {
    unstored.delete(name)
    if (before !== undefined && before !== area) removeFromStorage(storages[before], prefix + name)
    if (area === 'device' && before !== area) void askToPersist()
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

/** Calls back at every change, here or in another tab, and when Back shows a page that the browser had put aside. Returns what ends it. */
export function onDraftChange(listener: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  listeners.add(listener)
  window.addEventListener(
    'storage',
    ({ key }) => (key === null || key.startsWith(prefix)) && listener(),
    { signal },
  )
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  return () => {
    listeners.delete(listener)
    ending.abort()
  }
}
