import type { NetCostAnswers } from '@/lib/net-cost-answers'
import { singlePerson } from '@/lib/tax-credit'
import { toCents } from '@/lib/money'
import { netCostRules } from '@/content/tax-rules'

/** A person of 70 or more, alone, in a registered residence. */
export const alone: NetCostAnswers = { ...singlePerson, rent: toCents(2290) }

/** The rules of 2026, whose figures the tests quote. */
export const rulesOf2026 =
  netCostRules.find(({ year }) => year === 2026) ?? netCostRules.reduce((rules) => rules)

/** The same person's answers as the page holds them. */
export const typedAlone = {
  registered: 'yes',
  household: 'one',
  isOfAge: 'yes',
  isDependent: 'no',
  isSubsidized: 'no',
  meals: 'none',
  rent: '2 290',
  services: ['none'],
}
