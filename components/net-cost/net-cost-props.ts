import type { NetCostRules } from '@/content/rules'
import type { Words } from '@/content/words'
import type { NetCost, NetCostAnswers } from '@/lib/tax-credit'
import type { ClearDataWords } from '../ui/clear-data'
import type { Phone } from '../ui/phone-link'
import type { NetCostFormState, NetCostValues, NetCostWords } from './net-cost-answers'

/** From the page. */
export type NetCostProps = {
  /** Rules of every known year. */
  rules: readonly NetCostRules[]
  words: NetCostWords
  labels: Pick<Words['toolLabels'], 'toFix' | 'refused'>
  clearData: ClearDataWords
  /** Of Revenu Québec, for this credit. */
  phone: Phone
  whoPays: string
}

export type FormProps = NetCostProps & { form: NetCostFormState }

/** Once every answer can be read. */
export type ResultProps<Cost = NetCost> = FormProps & {
  values: NetCostValues
  answers: NetCostAnswers
  cost: Cost
  /** Rules that apply today. */
  yearRules: NetCostRules
}
