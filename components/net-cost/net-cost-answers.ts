import * as z from 'zod/mini'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import type { Words } from '@/content/words'
import { dollars, parseMoney } from '../../lib/money'
import { serviceNames, type NetCostAnswers, type Service } from '../../lib/tax-credit'

/* What is typed and ticked on /cout-net, as react-hook-form holds it and as the store keeps it: a stored entry may hold anything. */

export type NetCostWords = Pick<
  Words['netCostPage'],
  'form' | 'result' | 'removal' | 'home' | 'otherHelp' | 'refusals' | 'changes'
>

/** Undefined where nothing is typed, NaN where it is no amount. */
export const amountIn = (text: string | null | undefined) =>
  typeof text !== 'string' || text.trim() === '' ? undefined : (parseMoney(text) ?? Number.NaN)

const yes = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((answer) => answer === 'yes'),
)
const amount = z
  .pipe(z.nullish(z.string()), z.transform(amountIn))
  .check(z.refine((cents) => !Number.isNaN(cents)))
const paid = z.pipe(
  amount,
  z.transform((cents) => cents ?? 0),
)

/** A month, in dollars: beyond it two amounts were typed as one (« 800 900 »), or a year's rent. */
const highestRent = 20_000

const answers = z.object({
  registered: z.enum(['yes', 'no', 'unknown']),
  household: z.enum(['one', 'couple']),
  isOfAge: yes,
  isPartnerOfAge: yes,
  hasThirdPerson: yes,
  isDependent: yes,
  rent: paid.check(z.refine((cents) => cents > 0 && cents <= dollars(highestRent))),
  isSubsidized: yes,
  meals: z.pipe(
    z.enum(['0', '1', '2', '3']),
    z.transform((count) => Number(count) as 0 | 1 | 2 | 3),
  ),
  services: z.pipe(
    z.optional(z.any()),
    z.transform((ticked: unknown): readonly Service[] =>
      serviceNames.filter((name) => Array.isArray(ticked) && ticked.includes(name)),
    ),
  ),
  otherBills: paid,
  occasional: paid,
  income: amount,
})

export type Question = keyof NetCostAnswers

type Typed =
  | Exclude<Question, 'services'>
  | 'removed'
  | `removedPrice-${Service | 'meals'}`
  | `home-${keyof NetCostWords['home']['lines']}`
export type NetCostValues = Partial<Record<Typed, string | null | undefined>> & {
  services?: string[] | false
  /** On this device, and no longer in this tab alone. */
  isKept?: boolean
  /** The month was computed once: its result follows the answers. */
  isComputed?: boolean
}
export type NetCostFormState = UseFormReturn<NetCostValues, unknown, NetCostAnswers>

const schema: z.ZodMiniType<NetCostAnswers, NetCostValues> = answers

/** What is not asked is not wrong, and counts for nothing: of one person a second one, and outside of the register what the lease holds. */
export const unaskedIn = ({ registered, household }: NetCostValues) => ({
  ...(household !== 'couple' && { isPartnerOfAge: 'no', hasThirdPerson: 'no' }),
  ...(registered === 'no' && { isSubsidized: 'no', meals: '0', services: [] }),
})

const asked = (values: NetCostValues): NetCostValues => ({ ...values, ...unaskedIn(values) })

export const resolver: Resolver<NetCostValues, unknown, NetCostAnswers> = (
  values,
  context,
  options,
) => zodResolver(schema)(asked(values), context, options)

/** Undefined as long as a question has no answer that can be read. */
export const answersIn = (values: NetCostValues): NetCostAnswers | undefined =>
  schema.safeParse(asked(values)).data
