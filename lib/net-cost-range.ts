import type { YearRules } from '@/content/tax-rules'
import {
  mealNames,
  serviceNames,
  type KnownAnswers,
  type NetCostAnswers,
  type Question,
  type Service,
} from './net-cost-answers'
import { computeEstimate, findUnsupportedCase, singlePerson } from './tax-credit'

/* Computes between which net prices the answers given so far leave a month, by completing them in
   every way. */

const allServices = serviceNames.reduce<readonly (readonly Service[])[]>(
  (sets, service) => [...sets, ...sets.map((set) => [...set, service])],
  [[]],
)

/** The possible answers of each question that changes the credit, in the order of the form. */
const alternatives = {
  household: ['one', 'couple'],
  isOfAge: [true, false],
  isPartnerOfAge: [true, false],
  hasThirdPerson: [false, true],
  isDependent: [false, true],
  isSubsidized: [false, true],
  meals: ['none', ...mealNames],
  services: allServices,
} as const satisfies { [Name in Question]?: readonly NetCostAnswers[Name][] }

type DiscreteQuestion = keyof typeof alternatives
const discreteQuestions = Object.keys(alternatives) as DiscreteQuestion[]

/** The answers of the questions that are asked about a couple alone. */
const aloneAnswers = { isPartnerOfAge: false, hasThirdPerson: false }

/**
 * Yields every completion of the answers, in a residence that is in the register, unless it was
 * answered. Someone under the age is taken for a person alone until somebody answers: a price for
 * two would not be theirs.
 */
function* complete(known: KnownAnswers): Generator<NetCostAnswers> {
  if (known.household === undefined && known.isOfAge === false) {
    yield* complete({ ...known, ...aloneAnswers, household: 'one' })
    return
  }

  const question = discreteQuestions.find((name) => known[name] === undefined)
  if (!question) yield { ...singlePerson, registered: 'yes', ...known }
  else
    for (const answer of alternatives[question])
      yield* complete({ ...known, ...(answer === 'one' && aloneAnswers), [question]: answer })
}

/** The rules of a year, and the year of the visit. */
export type DatedRules = { rules: YearRules; yearToday: number }

const listSupported = (known: KnownAnswers, { rules, yearToday }: DatedRules) =>
  [...complete(known)].filter((answers) => !findUnsupportedCase(answers, rules.year, yearToday))

const getBounds = (nets: readonly number[]) => ({ low: Math.min(...nets), high: Math.max(...nets) })

/** Returns why no completion has a price, or undefined where one has. */
export function findStop(known: KnownAnswers, { rules, yearToday }: DatedRules) {
  let first: ReturnType<typeof findUnsupportedCase>
  for (const answers of complete(known)) {
    const reason = findUnsupportedCase(answers, rules.year, yearToday)
    if (!reason) return undefined
    first ??= reason
  }
  return first
}

/** Computes the lowest and the highest net price, or why no completion has one. */
export function computeRange(known: KnownAnswers, dated: DatedRules) {
  const { rules } = dated
  const reason = findStop(known, dated)
  if (reason) return { kind: 'unsupported' as const, reason, year: rules.year }

  const estimates = listSupported(known, dated).map((answers) => computeEstimate(answers, rules))
  return {
    kind: 'range' as const,
    ...getBounds(estimates.map(({ net }) => net)),
    /** True where the real price may be under the lowest, because a credit is « at least ». */
    isAtMost: estimates.some(({ isAtLeast }) => isAtLeast),
  }
}

/**
 * Computes by how much each open question alone can change the net price: the widest gap between
 * two completions that differ by its answer.
 */
export function computeChanges(known: KnownAnswers, dated: DatedRules) {
  const completions = listSupported(known, dated).map((answers) => ({
    answers,
    net: computeEstimate(answers, dated.rules).net,
  }))
  const measure = (question: DiscreteQuestion) => {
    const others = discreteQuestions.filter(
      (name) => name !== question && !(question === 'household' && name in aloneAnswers),
    )
    const groups = new Map<string, number[]>()
    for (const { answers, net } of completions) {
      const key = others.map((name) => String(answers[name])).join()
      groups.set(key, [...(groups.get(key) ?? []), net])
    }
    const bounds = [...groups.values()].map(getBounds)
    return Math.max(0, ...bounds.map(({ low, high }) => high - low))
  }

  return discreteQuestions
    .filter((name) => known[name] === undefined && (known.household || !(name in aloneAnswers)))
    .map((question) => ({ question, amount: measure(question) }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount)
}
