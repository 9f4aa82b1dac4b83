import type { NetCostRules } from '@/content/rules'
import { fillIn, formatPercent } from '@/lib/fill-in'
import { dollars, formatAmounts, type Cents } from '@/lib/money'
import type { Estimate, Line } from '@/lib/tax-credit'
import type { MoneyRow } from '../ui/money-table'
import type { NetCostWords } from './net-cost-answers'

type ResultWords = NetCostWords['result']
type RuleWords = ResultWords['rules']

/** A percentage and its bounds in dollars, to fill in a sentence. */
export const formatBounds = ({ percent, min, max }: Record<'percent' | 'min' | 'max', number>) => ({
  percent: formatPercent(percent),
  ...formatAmounts({ min: dollars(min), max: dollars(max) }),
})

/** No row where there is no amount. */
export const makeRow = (
  label: string,
  amount: Cents | undefined,
  notes: readonly string[] = [],
  look?: MoneyRow['look'],
): MoneyRow[] =>
  amount === undefined ? [] : [{ label, amounts: [amount], notes: notes.filter(Boolean), look }]

/** Names the bound that was met: « 15 % du loyer = 343,50 $, ramené au maximum de 300 $ ». */
function describeLine({ percent, min, max, raw, amount }: Line, rules: RuleWords): string {
  const figures = { percent: formatPercent(percent), ...formatAmounts({ raw, min, max }) }
  if (amount < raw) return fillIn(rules.loweredTo, figures)
  if (amount > raw) return fillIn(rules.raisedTo, figures)
  return fillIn(max === Infinity ? rules.atLeast : rules.between, figures)
}

function describeEligible({ ceiling, limit, year }: Estimate, rules: RuleWords): string {
  const sentences = [
    ceiling &&
      fillIn(ceiling.isReached ? rules.ceilingReached : rules.ceiling, {
        percent: formatPercent(ceiling.percent),
        ...formatAmounts({ amount: ceiling.amount, total: ceiling.total }),
      }),
    limit.isReached &&
      fillIn(rules.limitReached, { ...formatAmounts({ limit: limit.yearly }), year }),
  ]
  return sentences.filter(Boolean).join(' ')
}

function describeOrdinary({ ordinary }: Estimate, rules: NetCostRules, words: RuleWords): string {
  if (!ordinary) return ''
  const { percent, minRent, maxRent, year } = rules.ordinaryBuilding
  return fillIn(words.ordinary, {
    ...formatBounds({ percent, min: minRent, max: maxRent }),
    ...formatAmounts({ amount: ordinary.countedRent }),
    year,
  })
}

function describeCredit({ creditRate, reduction, year }: Estimate, rules: RuleWords): string {
  const rule = fillIn(rules.credit, { percent: formatPercent(creditRate), year })
  return reduction ? rule : `${rule}, ${rules.beforeReduction}`
}

function describeReduction({ reduction, year }: Estimate, rules: RuleWords): string {
  if (!reduction) return ''
  const rule = reduction.isStrongestPossible ? rules.strongestReduction : rules.reduction
  return fillIn(rule, { ...formatAmounts({ yearly: reduction.yearly }), year })
}

/** From the lease to the net price, each line with its rule. */
export function listReceiptRows(
  estimate: Estimate,
  yearRules: NetCostRules,
  { lines: labels, rules, ...words }: ResultWords,
): MoneyRow[] {
  const { rent, toPay, ordinary, lines, eligible, fullCredit, reduction, credit, net } = estimate
  const otherBills = estimate.otherBills || undefined
  const occasional = estimate.occasional || undefined
  const isReduced = reduction !== undefined && reduction.yearly > 0

  return [
    makeRow(words.price, rent, [], 'sum'),
    makeRow(labels.otherBills, otherBills),
    makeRow(labels.occasional, occasional),
    makeRow(labels.toPay, toPay > rent ? toPay : undefined, [], 'sum'),
    makeRow(labels.ordinary, ordinary?.amount, [describeOrdinary(estimate, yearRules, rules)]),
    ...lines.map((line) => makeRow(labels[line.name], line.amount, [describeLine(line, rules)])),
    makeRow(labels.occasional, occasional),
    makeRow(labels.eligible, eligible, [describeEligible(estimate, rules)], 'sum'),
    makeRow(labels.credit, -fullCredit, [describeCredit(estimate, rules)]),
    makeRow(labels.reduction, isReduced ? reduction.monthly : undefined, [
      describeReduction(estimate, rules),
    ]),
    makeRow(labels.creditLeft, isReduced ? -credit : undefined),
    makeRow(words.net, net, [], 'net'),
  ].flat()
}
