import {
  clearDraft,
  joinTexts,
  loadDraft,
  loadDraftValues,
  saveDraft,
  updateDraft,
} from '@/lib/draft-storage'
import { isResidenceQuestion, questions } from '@/lib/net-cost-answers'
import {
  changeResidence,
  isEmptyResidence,
  readNotebook,
  type Notebook,
  type Residence,
} from '@/lib/notebook-data'
import { isOnDevice, isStoredByAnotherTab, loadNotebook } from '@/lib/notebook-storage'
import type { FormStorage } from '../forms/use-hook-form-draft'
import { getFieldName, residenceLetters, type NetCostValues } from './net-cost-values'

/* The names and the rents are those of the visit notebook, whose draft holds them for both tools.
   The draft of the calculator holds the other answers. */

/** The fields that stand in the notebook, with the number of their residence there. */
const sharedFields = residenceLetters.flatMap((letter, index) =>
  (['name', 'rent'] as const).map((fact) => ({ index, fact, field: getFieldName(fact, letter) })),
)

const asText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const selectShared = ({ residences }: Notebook) =>
  Object.fromEntries(
    sharedFields.map(({ index, fact, field }) => [field, residences[index]?.[fact] ?? '']),
  )

const omitShared = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => sharedFields.every(({ field }) => field !== name)),
  )

/**
 * Moves the residences of a draft of 2026, which held its own names and rents, to those of the same
 * name in the notebook, else of the same number if free, else to the first empty one. Where none is
 * left, both texts stand in one field.
 */
function placeResidences(draft: Readonly<Record<string, unknown>>, stored: Notebook) {
  let notebook = stored
  const placed = omitShared(draft)
  for (const [index, letter] of residenceLetters.entries()) {
    const name = asText(draft[getFieldName('name', letter)])
    const rent = asText(draft[getFieldName('rent', letter)])
    if (name === '' && rent === '') continue

    const { residences } = notebook
    const isFree = (residence: Residence) =>
      [residence.name, name].includes('') && [residence.rent, rent].includes('')
    const candidates = [
      residences.findIndex((each) => name !== '' && each.name.trim() === name),
      residences.findIndex((each, at) => at === index && isFree(each)),
      residences.findIndex(isEmptyResidence),
    ]
    const target = candidates.find((each) => each >= 0) ?? index
    notebook = changeResidence(notebook, target, (residence) => ({
      ...residence,
      name: joinTexts(residence.name, name, ' / '),
      rent: joinTexts(residence.rent, rent, ' / '),
    }))
    for (const question of questions.filter(isResidenceQuestion))
      placed[getFieldName(question, residenceLetters[target] ?? letter)] =
        draft[getFieldName(question, letter)]
  }
  return { ...omitShared(placed), ...selectShared(notebook) }
}

function load() {
  const draft = loadDraftValues('net-cost')
  const notebook = loadNotebook()
  const shared = selectShared(notebook)
  if (!draft && Object.values(shared).every((text) => text === '')) return undefined

  const isOld = sharedFields.some(({ field }) => draft?.[field] !== undefined)
  return {
    ...(draft && isOld ? placeResidences(draft, notebook) : { ...draft, ...shared }),
    isKept: isOnDevice(),
  }
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
