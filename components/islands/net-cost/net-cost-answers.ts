import * as z from 'zod/mini'
import type { NetCostPage } from '@/content/tools'
import type { UseFormReturn } from 'react-hook-form'
import type { NetCostAnswers } from './compute-net-cost'
import { parseMoney } from './money'

/* What is typed and ticked on /cout-net, as react-hook-form holds it and as the store keeps it: a stored entry may hold anything. */

export type HomeCost = keyof NetCostPage['home']['lines']
type Typed<Name extends string> = Partial<Record<Name, string | null | undefined>>
export type NetCostValues = Typed<
  | 'registered'
  | 'household'
  | 'isOfAge'
  | 'isPartnerOfAge'
  | 'hasThirdPerson'
  | 'isDependent'
  | 'isSubsidized'
  | 'meals'
  | 'rent'
  | 'otherBills'
  | 'occasional'
  | 'income'
  | 'removed'
  | 'removedPrice'
  | `home-${HomeCost}`
> & {
  services?: string[] | false
  /** On this device, and no longer in this tab alone. */
  isKept?: boolean
  /** The month was computed once: its result follows the answers. */
  isComputed?: boolean
}

export type NetCostFormState = UseFormReturn<NetCostValues, unknown, NetCostAnswers>

export type NetCostWords = Pick<NetCostPage, 'form' | 'result' | 'removal' | 'home' | 'otherHelp' | 'refusals' | 'changes'>

export type Question = keyof NetCostAnswers

export const serviceNames = ['laundry', 'housekeeping', 'nursing', 'personalCare'] as const

/** Outside of the register, what the lease holds counts for nothing. */
export const asksForServices = ({ registered }: NetCostValues) => registered !== 'no'
export const isCouple = ({ household }: NetCostValues) => household === 'couple'

/** Undefined where nothing is typed, NaN where it is no amount. */
export const amountIn = (text: string | null | undefined) =>
  typeof text !== 'string' || text.trim() === '' ? undefined : (parseMoney(text) ?? Number.NaN)

const typed = z.nullish(z.string())
const amount = z.pipe(typed, z.transform(amountIn)).check(z.refine((cents) => !Number.isNaN(cents)))
const paid = z.pipe(
  amount,
  z.transform((cents) => cents ?? 0),
)
const price = paid.check(z.refine((cents) => cents > 0))
const yes = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((answer) => answer === 'yes'),
)
const meals = z.pipe(
  z.enum(['0', '1', '2', '3']),
  z.transform((count) => Number(count) as NetCostAnswers['meals']),
)
const services = z.pipe(
  z.optional(z.any()),
  z.transform((ticked: unknown) => serviceNames.filter((name) => Array.isArray(ticked) && ticked.includes(name))),
)
const unasked = <Value>(value: Value) =>
  z.pipe(
    z.optional(z.any()),
    z.transform(() => value),
  )

/** What is to be answered, which depends on the answers: what is not asked is not wrong, and counts for nothing. */
export const answersSchema = (values: NetCostValues): z.ZodMiniType<NetCostAnswers, NetCostValues> =>
  z.object({
    registered: z.enum(['yes', 'no', 'unknown']),
    household: z.enum(['one', 'couple']),
    isOfAge: yes,
    isPartnerOfAge: isCouple(values) ? yes : unasked(false),
    hasThirdPerson: isCouple(values) ? yes : unasked(false),
    isDependent: yes,
    rent: price,
    isSubsidized: asksForServices(values) ? yes : unasked(false),
    meals: asksForServices(values) ? meals : unasked<NetCostAnswers['meals']>(0),
    services: asksForServices(values) ? services : unasked([]),
    otherBills: paid,
    occasional: paid,
    income: amount,
  })

/** Undefined as long as a question has no answer that can be read. */
export const answersIn = (values: NetCostValues): NetCostAnswers | undefined => answersSchema(values).safeParse(values).data
