import { flushSync } from 'react-dom'
import { loadDraftValues, updateDraft } from '@/lib/draft-storage'
import { formatMoney, parseMoney } from '@/lib/money'
import { notePrices, readNotebook, type NotedPrice } from '@/lib/notebook-data'
import { ButtonLink } from '../ui/site-link'
import {
  getFieldName,
  getResidenceLetters,
  residenceLetters,
  type FormProps,
  type ResidenceLetter,
  type ComparedResidence,
} from './net-cost-values'

/**
 * Fills in the name and the rent that the visit notebook holds, where the visitor has typed
 * neither.
 */
export function fillFromNotebook(
  { getValues, setValue }: FormProps['hookForm'],
  residenceLetter: ResidenceLetter,
): void {
  const { residences } = readNotebook(loadDraftValues('visit-notebook'))
  const residence = residences[residenceLetters.indexOf(residenceLetter)]
  const [name, rent] = [
    getFieldName('name', residenceLetter),
    getFieldName('rent', residenceLetter),
  ]
  if (!residence || getValues(name) || getValues(rent)) return

  if (residence.name !== '') setValue(name, residence.name)
  if (parseMoney(residence.rent) !== undefined) setValue(rent, residence.rent)
}

/** Adds a residence, and focuses its first field. */
export function addResidence(hookForm: FormProps['hookForm']): void {
  const { length } = getResidenceLetters(hookForm.getValues())
  flushSync(() => hookForm.setValue('residenceCount', String(length + 1)))
  const residenceLetter = getResidenceLetters(hookForm.getValues()).at(-1) ?? 'A'
  fillFromNotebook(hookForm, residenceLetter)
  hookForm.setFocus(getFieldName('name', residenceLetter))
}

const describePrice = ({ computed }: ComparedResidence): NotedPrice | undefined =>
  computed && {
    name: computed.answers.name,
    rent: formatMoney(computed.cost.rent),
    net: computed.cost.kind === 'estimate' ? formatMoney(computed.cost.net) : '',
  }

/** A link that writes the prices into the visit notebook and opens it. */
export function NotebookLink({
  label,
  residences,
}: {
  label: string
  residences: readonly ComparedResidence[]
}) {
  const writePrices = () =>
    updateDraft('visit-notebook', readNotebook, (notebook) =>
      notePrices(notebook, residences.map(describePrice)),
    )
  return (
    <ButtonLink isOutlined href="/carnet-de-visite" onClick={writePrices}>
      {label}
    </ButtonLink>
  )
}
