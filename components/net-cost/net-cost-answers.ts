import * as z from 'zod/mini'
import { zodResolver } from '@hookform/resolvers/zod'
import type { UseFormReturn } from 'react-hook-form'
import type { NetCostRules } from '@/content/rules'
import type { Words } from '@/content/words'
import { dollars, parseMoney } from '@/lib/money'
import {
  mealNames,
  serviceNames,
  type NetCost,
  type NetCostAnswers,
  type Removable,
} from '@/lib/tax-credit'
import type { ClearDataWords } from '../ui/clear-data'
import type { Phone } from '../ui/phone-link'

/* The answers as react-hook-form and the storage hold them: a stored draft may hold anything. */

export type NetCostWords = Pick<
  Words['netCostPage'],
  'form' | 'result' | 'removal' | 'home' | 'otherHelp' | 'refusals' | 'changes'
>

export type Question = keyof NetCostAnswers

type TextField =
  | Exclude<Question, 'services'>
  | 'removed'
  | `removedPrice-${Removable}`
  | `home-${keyof NetCostWords['home']['lines']}`

export type NetCostValues = Partial<Record<TextField, string | null | undefined>> & {
  services?: string[] | false
  /** The draft is kept on the device instead of in the tab. */
  isKept?: boolean
  /** The visitor asked for the result once: it then follows the answers. */
  isComputed?: boolean
}

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

export type FormProps = NetCostProps & {
  form: UseFormReturn<NetCostValues, unknown, NetCostAnswers>
}

/** Once every answer can be read. */
export type ResultProps<Cost = NetCost> = FormProps & {
  values: NetCostValues
  answers: NetCostAnswers
  cost: Cost
  /** Rules that apply today. */
  yearRules: NetCostRules
}

/** Undefined where nothing is typed, NaN where what is typed is not an amount. */
export const parseAmount = (text: string | null | undefined) =>
  typeof text !== 'string' || text.trim() === '' ? undefined : (parseMoney(text) ?? Number.NaN)

/** Answers the questions that are not shown, so that they are not required and change nothing. */
export const answerSkipped = ({ registered, household }: NetCostValues) => ({
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

/** Dollars a month: above it, two amounts were typed as one (« 800 900 »), or a year's rent. */
const highestRent = 20_000

const schema = z.pipe(
  z.transform((values: NetCostValues) => ({ ...values, ...answerSkipped(values) })),
  z.object({
    registered: z.enum(['yes', 'no', 'unknown']),
    household: z.enum(['one', 'couple']),
    isOfAge: yesNo,
    isPartnerOfAge: yesNo,
    hasThirdPerson: yesNo,
    isDependent: yesNo,
    rent: paid.check(z.refine((cents) => cents > 0 && cents <= dollars(highestRent))),
    isSubsidized: yesNo,
    meals: z.enum(['none', ...mealNames]),
    services: z.catch(z.array(z.enum(serviceNames)), []),
    otherBills: paid,
    occasional: paid,
    income: amount,
  }),
)

export const resolver = zodResolver(schema)

/** Undefined as long as a question has no answer that can be read. */
export const readAnswers = (values: NetCostValues): NetCostAnswers | undefined =>
  schema.safeParse(values).data
