import type { UseFormReturn } from 'react-hook-form'
import type { YearRules } from '@/content/tax-rules'
import type { Words } from '@/content/words'
import { fillTemplate } from '@/lib/fill-template'
import {
  isResidenceQuestion,
  parseAnswers,
  questions,
  type KnownAnswers,
  type NetCostAnswers,
  type Question,
  type ResidenceQuestion,
} from '@/lib/net-cost-answers'
import type { DatedRules } from '@/lib/net-cost-range'
import type { NetCost, Removable } from '@/lib/tax-credit'
import type { ClearDataWords } from '../forms/drafts/clear-data'
import type { Phone } from '../ui/phone-link'

/* The answers as react-hook-form and the storage hold them. A stored draft may hold anything. */

/** The words of the page that reach the browser. */
export type NetCostWords = Omit<Words['netCostPage'], 'meta' | 'hero' | 'updatedOn' | 'worksheet'>

/** The ids of the residences, in order: as many as in the visit notebook. */
export const residenceIds = ['A', 'B', 'C'] as const
export type ResidenceId = (typeof residenceIds)[number]

type FieldName = Question | `${ResidenceQuestion}-${'B' | 'C'}`

type ServicesField = Extract<FieldName, `services${string}`>
type TextField =
  | Exclude<FieldName, ServicesField>
  | 'removed'
  | `removedPrice-${Removable}`
  | `home-${keyof NetCostWords['home']['lines']}`
  | `years-${'rise' | 'added' | 'addedFrom'}`
  | 'residence'

export type NetCostValues = Partial<Record<TextField, string | null | undefined>> &
  Partial<Record<ServicesField, string[] | false>> & {
    /** Keeps the draft on the device instead of in the tab. */
    isKept?: boolean
  }

/** Returns the field name; residence A has no suffix. */
export const getFieldName = (question: Question, residenceId: ResidenceId): FieldName =>
  residenceId === 'A' || !isResidenceQuestion(question) ? question : `${question}-${residenceId}`

/** The residence that the form shows. */
export const getShownResidenceId = ({ residence }: NetCostValues): ResidenceId =>
  residenceIds.find((id) => id === residence) ?? 'A'

/** The props that app/cout-net/page.tsx passes. */
export type NetCostProps = {
  /** The rules of every known year. */
  rules: readonly YearRules[]
  words: NetCostWords
  labels: Pick<Words['toolLabels'], 'errorPrefix' | 'unstored'>
  clearData: ClearDataWords
  /** The number of Revenu Québec for this credit. */
  phone: Phone
  whoPays: string
}

/** The props of the page, and the form with its answers. */
export type FormProps = NetCostProps & {
  hookForm: UseFormReturn<NetCostValues>
  values: NetCostValues
  /** The rules that apply today. */
  dated: DatedRules
}

/** The props of what is shown when the residence can be computed. */
export type ResultProps<Cost = NetCost> = FormProps & { answers: NetCostAnswers; cost: Cost }

/** The questions that are open from the start, whose answers give a first price. */
export const firstQuestions: readonly Question[] = ['rent', 'meals', 'isOfAge']

export const isStarted = (known: KnownAnswers) =>
  firstQuestions.every((name) => known[name] !== undefined)

/** Returns the question as it is asked about a person or a couple. */
export function getLegend(name: Question, { words, values }: Pick<FormProps, 'words' | 'values'>) {
  const { legend, legendForTwo }: { legend: string; legendForTwo?: string } =
    words.form.questions[name]
  return values.household === 'couple' ? (legendForTwo ?? legend) : legend
}

/** What is typed about a residence and the people, by question. */
export type TypedAnswers = Partial<Record<Question, unknown>>

export const selectTyped = (values: NetCostValues, residenceId: ResidenceId): TypedAnswers =>
  Object.fromEntries(
    questions.map((question) => [question, values[getFieldName(question, residenceId)]]),
  )

/** Returns undefined as long as a question has no answer that can be read. */
export const readAnswers = (values: NetCostValues, residenceId: ResidenceId = 'A') =>
  parseAnswers(selectTyped(values, residenceId)).data

/** Labels a residence as the notebook does: its number is its name until it has one. */
export const labelResidence = (
  values: NetCostValues,
  residenceId: ResidenceId,
  { residence }: NetCostWords['form'],
) =>
  String(values[getFieldName('name', residenceId)] ?? '').trim() ||
  fillTemplate(residence, { n: residenceIds.indexOf(residenceId) + 1 })
