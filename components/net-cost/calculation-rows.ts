import { fillMoneyTemplate, type Cents } from '@/lib/money'
import type { Estimate } from '@/lib/tax-credit'
import type { LabelledRow } from '../ui/labelled-table'
import type { NetCostWords } from './net-cost-values'

type RuleWords = NetCostWords['result']['rules']

export const buildAmountRow = (
  label: string,
  amount: Cents,
  notes: readonly string[] = [],
  emphasis?: LabelledRow['emphasis'],
): LabelledRow => ({ label, cells: [amount], notes, emphasis })

/**
 * Chooses the wording that names the bound that was reached: « 15 % du loyer = 343,50 $, ramené au
 * maximum de 300 $ ».
 */
function chooseRule(row: Estimate['tableRows'][number], rules: RuleWords) {
  if (row.name === 'ordinary') return rules.ordinary
  if (row.amount < row.unclamped) return rules.loweredTo
  if (row.amount > row.unclamped) return rules.raisedTo
  return row.max === Infinity ? rules.atLeast : rules.between
}

function listEligibleRules({ ceiling, limit, year }: Estimate, rules: RuleWords) {
  const ceilingRule =
    ceiling && (ceiling.total > ceiling.amount ? rules.ceilingReached : rules.ceiling)
  return [
    ceilingRule && fillMoneyTemplate(ceilingRule, ceiling),
    limit.isReached && fillMoneyTemplate(rules.limitReached, { limit: limit.yearly, year }),
  ].filter((rule) => typeof rule === 'string')
}

function listReductionRows(
  { reduction, credit, year }: Estimate,
  { rowLabels, rules }: NetCostWords['result'],
) {
  if (!reduction || reduction.yearly === 0) return []

  const rule = reduction.isReductionCapped ? rules.strongestReduction : rules.reduction
  return [
    buildAmountRow(rowLabels.reduction, reduction.monthly, [
      fillMoneyTemplate(rule, { yearly: reduction.yearly, year }),
    ]),
    buildAmountRow(rowLabels.creditLeft, -credit),
  ]
}

/** Lists the rows from the lease to the net price, each with its rule. */
export function listCalculationRows(estimate: Estimate, words: NetCostWords['result']) {
  const { year, rent, otherBills, occasional, totalPayment, creditRate } = estimate
  const { rowLabels, rules } = words
  const occasionalRow = occasional > 0 && buildAmountRow(rowLabels.occasional, occasional)
  const creditRule = fillMoneyTemplate(rules.credit, { percent: creditRate, year })

  const rows = [
    buildAmountRow(words.price, rent, [], 'sum'),
    otherBills > 0 && buildAmountRow(rowLabels.otherBills, otherBills),
    occasionalRow,
    totalPayment > rent && buildAmountRow(rowLabels.totalPayment, totalPayment, [], 'sum'),
    ...estimate.tableRows.map((tableRow) =>
      buildAmountRow(rowLabels[tableRow.name], tableRow.amount, [
        fillMoneyTemplate(chooseRule(tableRow, rules), tableRow),
      ]),
    ),
    occasionalRow,
    buildAmountRow(
      rowLabels.eligible,
      estimate.eligible,
      listEligibleRules(estimate, rules),
      'sum',
    ),
    buildAmountRow(rowLabels.credit, -estimate.fullCredit, [
      estimate.reduction ? creditRule : `${creditRule}, ${rules.beforeReduction}`,
    ]),
    ...listReductionRows(estimate, words),
    buildAmountRow(words.net, estimate.net, [], 'net'),
  ]
  return rows.filter((row) => row !== false)
}
