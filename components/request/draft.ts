import { forget, recall, remember } from './memory'

const key = 'fanal-contact-draft'

export type Draft = Partial<Record<string, string>>

/** What was typed, in this tab only: it survives a reload and Back, and goes with the tab. */
export function saveDraft(values: Draft): void {
  if (Object.values(values).some((value) => value?.trim())) remember('sessionStorage', key, JSON.stringify(values))
  else forget('sessionStorage', key)
}

export function readDraft(): Draft {
  try {
    const saved: unknown = JSON.parse(recall('sessionStorage', key) ?? '{}')
    if (typeof saved !== 'object' || saved === null) return {}
    return Object.fromEntries(Object.entries(saved).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

export const eraseDraft = () => {
  forget('sessionStorage', key)
}
