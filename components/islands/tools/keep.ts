import { forget, recall, remember } from '../../start/memory'

/** Every key of a tool begins so: the eraser of /confidentialite knows them by it. */
const prefix = 'fanal-outil-'

export const keyOf = (name: string) => `${prefix}${name}`

/** Under which name each tool keeps what was answered. */
export const kept = { netCost: 'prix-net', standing: 'questions', notebook: 'carnet' } as const

type Kept = { text: string; isOnDevice: boolean }

/** What was written in this tab, or else kept on this device: a tab of its own may hold what another did not write. */
export function read(name: string): Kept | undefined {
  const key = keyOf(name)
  const [ofTab, ofDevice] = [recall('sessionStorage', key), recall('localStorage', key)]
  const text = ofTab ?? ofDevice
  return text === null ? undefined : { text, isOnDevice: ofTab === null }
}

/** In one of the two places only. False where the browser keeps nothing; what it kept before then stays. */
export function write(name: string, text: string, { onDevice }: { onDevice: boolean }): boolean {
  const isKept = remember(onDevice ? 'localStorage' : 'sessionStorage', keyOf(name), text)
  if (isKept) forget(onDevice ? 'sessionStorage' : 'localStorage', keyOf(name))
  return isKept
}

/**
 * Back to a page from the back/forward cache: what was erased meanwhile, here or on /confidentialite, does not come back. `refused` shows where the
 * browser keeps nothing, and then nothing was erased.
 */
export function whenErasedMeanwhile(name: string, refused: HTMLElement, forgetAll: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && refused.hidden && read(name) === undefined) forgetAll()
  })
}

/** Another tab has written it on the device, or keeps it there no longer. */
export function whenDeviceChanges(name: string, act: (isKept: boolean) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || key === keyOf(name)) act(newValue !== null)
  })
}

export function erase(name: string): void {
  forget('sessionStorage', keyOf(name))
  forget('localStorage', keyOf(name))
}
