import type { NetCostPage } from '@/content/tools'
import type { NetCostRules } from '@/content/rules'
import { dollars, formatMoney, percentOf, type Cents } from './money'
import type { Estimate, Line, LineName } from './compute-net-cost'
import { fillIn, formatPercent } from '../../ui/words'

type RuleWords = Pick<NetCostPage['result'], 'rules'>

export type RowName =
  | LineName
  | 'rent'
  | 'otherBills'
  | 'occasionalPaid'
  | 'toPay'
  | 'ordinary'
  | 'occasional'
  | 'eligible'
  | 'fullCredit'
  | 'reduction'
  | 'credit'
  | 'net'

/** A line of the receipt: its name, its amount and the rule that gives it. */
type Row = { name: RowName; amount: Cents; rule?: string }

/** « 15 % du loyer = 343,50 $, ramené au maximum de 300 $ »: the bound that was met is named. */
function lineRule({ percent, min, max, raw, amount }: Line, { rules }: RuleWords): string {
  const figures = {
    percent: formatPercent(percent),
    raw: formatMoney(raw),
    min: formatMoney(min),
    max: max === undefined ? '' : formatMoney(max),
  }
  if (amount < raw) return fillIn(rules.loweredTo, figures)
  if (amount > raw) return fillIn(rules.raisedTo, figures)
  return fillIn(max === undefined ? rules.atLeast : rules.between, figures)
}

function eligibleRule({ ceiling, limit, lines, year }: Estimate, { rules }: RuleWords): string {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const figures = ceiling && { percent: formatPercent(ceiling.percent), amount: formatMoney(ceiling.amount), total: formatMoney(total) }
  return [
    ...(figures ? [fillIn(ceiling.isReached ? rules.ceilingReached : rules.ceiling, figures)] : []),
    ...(limit.isReached ? [fillIn(rules.limitReached, { limit: formatMoney(limit.yearly), year })] : []),
  ].join(' ')
}

function reductionRows({ reduction, credit, year }: Estimate, { rules }: RuleWords): Row[] {
  if (!reduction || reduction.yearly === 0) return []
  const sentence = reduction.isStrongestPossible ? rules.strongestReduction : rules.reduction
  return [
    { name: 'reduction', amount: reduction.monthly, rule: fillIn(sentence, { yearly: formatMoney(reduction.yearly), year }) },
    { name: 'credit', amount: -credit },
  ]
}

/** The receipt of an estimate, each line with its rule and the year of the rule. */
export function ruleSentences(estimate: Estimate, { ordinaryBuilding }: NetCostRules, words: RuleWords): Row[] {
  const { rent, otherBills, occasional, toPay, countedRent, lines, eligible, creditRate, fullCredit, reduction, net, year } = estimate
  const { rules } = words
  const paid: Row[] = [
    ...(otherBills > 0 ? [{ name: 'otherBills' as const, amount: otherBills }] : []),
    ...(occasional > 0 ? [{ name: 'occasionalPaid' as const, amount: occasional }] : []),
    ...(toPay > rent ? [{ name: 'toPay' as const, amount: toPay }] : []),
  ]
  const counted: Row[] = [
    ...(countedRent
      ? [
          {
            name: 'ordinary' as const,
            amount: percentOf(countedRent.amount, countedRent.percent),
            rule: fillIn(rules.ordinary, {
              percent: formatPercent(countedRent.percent),
              amount: formatMoney(countedRent.amount),
              min: formatMoney(dollars(ordinaryBuilding.minRent)),
              max: formatMoney(dollars(ordinaryBuilding.maxRent)),
              year: countedRent.year,
            }),
          },
        ]
      : []),
    ...lines.map((line) => ({ name: line.name, amount: line.amount, rule: lineRule(line, words) })),
    ...(occasional > 0 ? [{ name: 'occasional' as const, amount: occasional }] : []),
  ]
  const creditRule = fillIn(rules.credit, { percent: formatPercent(creditRate), year })
  return [
    { name: 'rent', amount: rent },
    ...paid,
    ...counted,
    { name: 'eligible', amount: eligible, rule: eligibleRule(estimate, words) },
    { name: 'fullCredit', amount: -fullCredit, rule: reduction ? creditRule : `${creditRule}, ${rules.beforeReduction}` },
    ...reductionRows(estimate, words),
    { name: 'net', amount: net },
  ]
}
