import { forget, recall, remember } from '../../start/memory'

/** Every key of a tool begins so: the eraser of /confidentialite knows them by it. */
const prefix = 'fanal-outil-'

export const keyOf = (name: string) => `${prefix}${name}`

/** Under which name each tool keeps what was answered. */
export const kept = { netCost: 'prix-net', standing: 'questions', notebook: 'carnet' } as const

type Kept = { text: string; isOnDevice: boolean }

/** What was written in this tab, or else kept on this device. */
export function read(name: string): Kept | undefined {
  const key = keyOf(name)
  const [ofTab, ofDevice] = [recall('sessionStorage', key), recall('localStorage', key)]
  const text = ofDevice ?? ofTab
  return text === null ? undefined : { text, isOnDevice: ofDevice !== null }
}

/** In one of the two places only. False where the browser keeps nothing. */
export function write(name: string, text: string, { onDevice }: { onDevice: boolean }): boolean {
  forget(onDevice ? 'sessionStorage' : 'localStorage', keyOf(name))
  return remember(onDevice ? 'localStorage' : 'sessionStorage', keyOf(name), text)
}

export function erase(name: string): void {
  forget('sessionStorage', keyOf(name))
  forget('localStorage', keyOf(name))
}
