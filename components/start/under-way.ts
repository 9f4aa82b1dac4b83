import { forget, recall, remember } from './memory'

/** Each form writes a message of its own: what becomes of one says nothing of the other. */
export type FormName = 'contact' | 'callback'

export const underWayKey = (form: FormName) => `fanal-${form}-under-way`

/**
 * From the click to the answer, what was sent is kept in this tab: a page that is left meanwhile never learns what became of it, and the next one can
 * say so.
 */
export const noteUnderWay = (form: FormName, message: unknown) => remember('sessionStorage', underWayKey(form), JSON.stringify(message))

export const endUnderWay = (form: FormName) => {
  forget('sessionStorage', underWayKey(form))
}

/** The words that left, where a page is still waiting for their answer or was left before it came. */
export function underWay(form: FormName): Partial<Record<string, string>> | undefined {
  try {
    const words: unknown = JSON.parse(recall('sessionStorage', underWayKey(form)) ?? 'null')
    if (typeof words !== 'object' || words === null) return undefined
    return Object.fromEntries(Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return undefined
  }
}
