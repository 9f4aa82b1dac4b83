// The notebook as this browser stores it. The calculator shares its names and its prices.
import { loadDeviceDraft, loadDraft, moveDraft, parseJson } from './draft-storage'
import { isEmptyNotebook, readNotebook } from '../notebook-data'

/** What « Tout effacer » and « Garder » of either tool apply to. */
export const residenceDrafts = ['net-cost', 'visit-notebook'] as const

export const loadNotebook = () => readNotebook(parseJson(loadDraft('visit-notebook')?.text))

export const isOnDevice = () => residenceDrafts.some((name) => loadDraft(name)?.area === 'device')

/**
 * Returns true where the device stores the notebook of another tab, which must not be overwritten.
 */
export function isStoredByAnotherTab(): boolean {
  if (loadDraft('visit-notebook')?.area === 'device') return false

  return !isEmptyNotebook(readNotebook(parseJson(loadDeviceDraft('visit-notebook'))))
}

/** Moves both drafts to the device or back to the tab. */
export const moveResidences = (isKept: boolean) =>
  residenceDrafts.forEach((name) => moveDraft(name, isKept ? 'device' : 'tab'))
