import {
  clearDraft,
  loadDraft,
  loadDraftValues,
  saveDraft,
  updateDraft,
} from '@/lib/browser/draft-storage'
import { changeResidence, readNotebook, type Notebook } from '@/lib/notebook-data'
import { isOnDevice, isStoredByAnotherTab, loadNotebook } from '@/lib/browser/notebook-storage'
import type { FormStorage } from '../forms/drafts/use-hook-form-draft'
import { getFieldName, residenceIds, type NetCostValues } from './net-cost-values'

/* The names and the rents are those of the visit notebook, whose draft holds them for both tools.
   The draft of the calculator holds the other answers. */

/** The fields that stand in the notebook, with the number of their residence there. */
const sharedFields = residenceIds.flatMap((id, index) =>
  (['name', 'rent'] as const).map((fact) => ({ index, fact, field: getFieldName(fact, id) })),
)

const selectShared = ({ residences }: Notebook) =>
  Object.fromEntries(
    sharedFields.map(({ index, fact, field }) => [field, residences[index]?.[fact] ?? '']),
  )

const omitShared = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => sharedFields.every(({ field }) => field !== name)),
  )

function load() {
  const draft = loadDraftValues('net-cost')
  const shared = selectShared(loadNotebook())
  if (!draft && Object.values(shared).every((text) => text === '')) return undefined

  return { ...draft, ...shared, isKept: isOnDevice() }
}

function saveShared(values: NetCostValues) {
  const area = values.isKept === true && !isStoredByAnotherTab() ? 'device' : 'tab'
  const stored = loadDraft('visit-notebook')
  const shared = selectShared(loadNotebook())
  const changed = sharedFields.filter(({ field }) => (values[field] ?? '') !== shared[field])
  if (changed.length > 0 || (stored && stored.area !== area))
    updateDraft(
      'visit-notebook',
      readNotebook,
      (notebook) =>
        changed.reduce(
          (previous, { index, fact, field }) =>
            changeResidence(previous, index, (residence) => ({
              ...residence,
              [fact]: values[field] ?? '',
            })),
          notebook,
        ),
      area,
    )
  return area
}

export const netCostStorage: FormStorage<NetCostValues> = {
  load,
  save: (values) => {
    const area = saveShared(values)
    saveDraft('net-cost', JSON.stringify(omitShared(values)), area)
  },
  clear: (values) => {
    saveShared(values)
    clearDraft('net-cost')
  },
}
