import * as z from 'zod/mini'
import type { UseFormReturn } from 'react-hook-form'
import type { NetCostRules } from '@/content/tax-rules'
import type { Words } from '@/content/words'
import { fillIn } from '@/lib/fill-in'
import { toCents, parseMoney } from '@/lib/money'
import {
  mealNames,
  serviceNames,
  type NetCost,
  type NetCostAnswers,
  type Removable,
} from '@/lib/tax-credit'
import type { ClearDataWords } from '../ui/clear-data'
import type { Phone } from '../ui/phone-link'

/* The answers as react-hook-form and the storage hold them. A stored draft may hold anything. */

export type NetCostWords = Pick<
  Words['netCostPage'],
  | 'form'
  | 'result'
  | 'comparison'
  | 'years'
  | 'removal'
  | 'home'
  | 'otherHelp'
  | 'refusals'
  | 'changes'
>

/** The letters of the residences, in order: as many as in the visit notebook. */
const letters = ['A', 'B', 'C'] as const
export type Letter = (typeof letters)[number]

/** The answers about a residence, and its name, which the credit does not need. */
export type Answers = NetCostAnswers & { name: string }
export type Question = keyof Answers

/** The questions asked about each residence; the others are asked once. */
export const residenceQuestions = [
  'name',
  'registered',
  'rent',
  'isSubsidized',
  'meals',
  'services',
  'otherBills',
  'occasional',
] as const satisfies readonly Question[]
type ResidenceQuestion = (typeof residenceQuestions)[number]

export type FieldName = Question | `${ResidenceQuestion}-${Exclude<Letter, 'A'>}`

type ServicesField = Extract<FieldName, `services${string}`>
type TextField =
  | Exclude<FieldName, ServicesField>
  | 'removed'
  | `removedPrice-${Removable}`
  | `home-${keyof NetCostWords['home']['lines']}`
  | `years-${'rise' | 'added' | 'addedFrom'}`
  | 'residenceCount'

export type NetCostValues = Partial<Record<TextField, string | null | undefined>> &
  Partial<Record<ServicesField, string[] | false>> & {
    /** Keeps the draft on the device instead of in the tab. */
    isKept?: boolean
    /** True once the visitor has asked for the result, which then follows the answers. */
    isComputed?: boolean
  }

const isResidenceQuestion = (question: Question): question is ResidenceQuestion =>
  residenceQuestions.some((name) => name === question)

/** Returns the name of a field: those of the first residence have no letter. */
export const getFieldName = (question: Question, letter: Letter): FieldName =>
  letter === 'A' || !isResidenceQuestion(question) ? question : `${question}-${letter}`

/** Lists the letters of the residences that are shown. */
export const getLetters = ({ residenceCount }: NetCostValues) =>
  letters.slice(0, Math.max(1, Number(residenceCount) || 1))

/** What app/cout-net/page.tsx passes. */
export type NetCostProps = {
  /** The rules of every known year. */
  rules: readonly NetCostRules[]
  words: NetCostWords
  labels: Pick<Words['toolLabels'], 'toFix' | 'unstored'>
  clearData: ClearDataWords
  /** The number of Revenu Québec for this credit. */
  phone: Phone
  whoPays: string
}

export type FormProps = NetCostProps & {
  form: UseFormReturn<NetCostValues>
  values: NetCostValues
}

/** A residence as the result shows it. */
export type Residence = {
  letter: Letter
  /** The name of the residence after its letter, or its letter alone. */
  label: string
  /** Undefined while one of the answers cannot be read. */
  computed?: { answers: Answers; cost: NetCost } | undefined
}

/** The props of what is shown when at least one residence can be computed. */
export type ResultProps = FormProps & {
  residences: readonly Residence[]
  /** The rules that apply today. */
  yearRules: NetCostRules
}

/** The props of what is shown when there is a single residence. */
export type SingleProps<Cost = NetCost> = ResultProps & { answers: Answers; cost: Cost }

/** Parses a typed amount: undefined where nothing is typed, NaN where the text is not an amount. */
export const parseAmount = (text: string | null | undefined) =>
  typeof text !== 'string' || text.trim() === '' ? undefined : (parseMoney(text) ?? Number.NaN)

/** Answers the questions that are not shown, so that they are not required and change nothing. */
export const answerSkipped = ({ registered, household }: Partial<Record<Question, unknown>>) => ({
  ...(household !== 'couple' && { isPartnerOfAge: 'no', hasThirdPerson: 'no' }),
  ...(registered === 'no' && { isSubsidized: 'no', meals: 'none', services: [] }),
})

const yesNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((answer) => answer === 'yes'),
)

const amount = z
  .pipe(z.nullish(z.string()), z.transform(parseAmount))
  .check(z.refine((cents) => !Number.isNaN(cents)))

const paid = z.pipe(
  amount,
  z.transform((cents) => cents ?? 0),
)

/**
 * The highest rent in dollars a month: a larger amount is two amounts typed as one (« 800 900 »),
 * or a year's rent.
 */
const highestRent = 20_000

const schema = z.object({
  name: z.catch(
    z.pipe(
      z.string(),
      z.transform((name) => name.trim()),
    ),
    '',
  ),
  registered: z.enum(['yes', 'no', 'unknown']),
  household: z.enum(['one', 'couple']),
  isOfAge: yesNo,
  isPartnerOfAge: yesNo,
  hasThirdPerson: yesNo,
  isDependent: yesNo,
  rent: paid.check(z.refine((cents) => cents > 0 && cents <= toCents(highestRent))),
  isSubsidized: yesNo,
  meals: z.enum(['none', ...mealNames]),
  services: z.catch(z.array(z.enum(serviceNames)), []),
  otherBills: paid,
  occasional: paid,
  income: amount,
  afterTax: amount,
})

/** Selects what is typed about a residence and the people, by question. */
export const selectValues = (values: NetCostValues, letter: Letter) =>
  Object.fromEntries(
    Object.keys(schema.shape).map((question) => [
      question,
      values[getFieldName(question as Question, letter)],
    ]),
  ) as Partial<Record<Question, unknown>>

function parseAnswers(values: NetCostValues, letter: Letter) {
  const typed = selectValues(values, letter)
  return schema.safeParse({ ...typed, ...answerSkipped(typed) })
}

/** Returns undefined as long as a question has no answer that can be read. */
export const readAnswers = (values: NetCostValues, letter: Letter = 'A'): Answers | undefined =>
  parseAnswers(values, letter).data

/** Lists the fields that cannot be read, of every residence shown. */
export const listWrongFields = (values: NetCostValues): ReadonlySet<FieldName> =>
  new Set(
    getLetters(values).flatMap((letter) =>
      (parseAnswers(values, letter).error?.issues ?? []).map(({ path }) =>
        getFieldName(path[0] as Question, letter),
      ),
    ),
  )

/** Labels a residence « A. Le Phare », or « Résidence A » without a name. */
export function labelResidence(
  values: NetCostValues,
  letter: Letter,
  { residence, named }: NetCostWords['form'],
): string {
  const { name } = selectValues(values, letter)
  return typeof name === 'string' && name.trim() !== ''
    ? fillIn(named, { letter, name: name.trim() })
    : fillIn(residence, { letter })
}
