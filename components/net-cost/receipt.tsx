import type { NetCostRules } from '@/content/rules'
import { fillIn, formatPercent } from '../../lib/fill-in'
import { MoneyTable, type MoneyRow } from '../ui/money-table'
import type { Estimate, Line } from '../../lib/tax-credit'
import { dollars, formatMoney, type Cents } from '../../lib/money'
import type { NetCostWords } from './net-cost-answers'

type Words = Pick<NetCostWords, 'form' | 'result'>
type Rules = Words['result']['rules']

/** « 15 % du loyer = 343,50 $, ramené au maximum de 300 $ »: the bound that was met is named. */
function lineRule({ percent, min, max, raw, amount }: Line, rules: Rules): string {
  const figures = {
    percent: formatPercent(percent),
    raw: formatMoney(raw),
    min: formatMoney(min),
    max: formatMoney(max),
  }
  if (amount < raw) return fillIn(rules.loweredTo, figures)
  if (amount > raw) return fillIn(rules.raisedTo, figures)
  return fillIn(max === Infinity ? rules.atLeast : rules.between, figures)
}

function eligibleRule({ ceiling, limit, year }: Estimate, rules: Rules): string {
  const figures = ceiling && {
    percent: formatPercent(ceiling.percent),
    amount: formatMoney(ceiling.amount),
    total: formatMoney(ceiling.total),
  }
  return [
    figures && fillIn(ceiling.isReached ? rules.ceilingReached : rules.ceiling, figures),
    limit.isReached && fillIn(rules.limitReached, { limit: formatMoney(limit.yearly), year }),
  ]
    .filter(Boolean)
    .join(' ')
}

const row = (
  name: string,
  label: string,
  amount: Cents,
  look?: MoneyRow['look'],
  rule = '',
): MoneyRow => ({
  name,
  label,
  amounts: [formatMoney(amount)],
  look,
  notes: rule === '' ? [] : [rule],
})

export function receiptRows(
  estimate: Estimate,
  { ordinaryBuilding }: NetCostRules,
  { form: { services }, result }: Words,
): MoneyRow[] {
  const { rent, otherBills, occasional, toPay, ordinary, lines, creditRate, reduction, year } =
    estimate
  const { rules } = result
  const labels = {
    ...result.lines,
    laundry: services.laundry.line,
    housekeeping: services.housekeeping.line,
    nursing: services.nursing.line,
    personalCare: services.personalCare.line,
  }
  const cut = reduction && reduction.yearly > 0 ? reduction : undefined
  const cutRule = cut?.isStrongestPossible ? rules.strongestReduction : rules.reduction
  const creditRule = fillIn(rules.credit, { percent: formatPercent(creditRate), year })
  const ordinaryRule = (countedRent: Cents) =>
    fillIn(rules.ordinary, {
      percent: formatPercent(ordinaryBuilding.percent),
      amount: formatMoney(countedRent),
      min: formatMoney(dollars(ordinaryBuilding.minRent)),
      max: formatMoney(dollars(ordinaryBuilding.maxRent)),
      year: ordinaryBuilding.year,
    })
  const rows = [
    row('rent', result.price, rent, 'sum'),
    otherBills > 0 && row('otherBills', labels.otherBills, otherBills),
    occasional > 0 && row('occasionalPaid', labels.occasional, occasional),
    toPay > rent && row('toPay', labels.toPay, toPay, 'sum'),
    ordinary &&
      row(
        'ordinary',
        labels.ordinary,
        ordinary.amount,
        undefined,
        ordinaryRule(ordinary.countedRent),
      ),
    ...lines.map((line) =>
      row(line.name, labels[line.name], line.amount, undefined, lineRule(line, rules)),
    ),
    occasional > 0 && row('occasional', labels.occasional, occasional),
    row('eligible', labels.eligible, estimate.eligible, 'sum', eligibleRule(estimate, rules)),
    row(
      'fullCredit',
      labels.credit,
      -estimate.fullCredit,
      undefined,
      reduction ? creditRule : `${creditRule}, ${rules.beforeReduction}`,
    ),
    cut &&
      row(
        'reduction',
        labels.reduction,
        cut.monthly,
        undefined,
        fillIn(cutRule, { yearly: formatMoney(cut.yearly), year }),
      ),
    cut && row('credit', labels.creditLeft, -estimate.credit),
    row('net', result.net, estimate.net, 'net'),
  ]
  return rows.filter((each) => typeof each === 'object')
}

export function Receipt({
  estimate,
  rules,
  words,
}: {
  estimate: Estimate
  rules: NetCostRules
  words: Words
}) {
  const { receipt, rulesOf, perMonth, foot } = words.result
  return (
    <div className="receipt">
      <MoneyTable
        caption={receipt}
        head={fillIn(rulesOf, { year: estimate.year })}
        columns={[perMonth]}
        rows={receiptRows(estimate, rules, words)}
      />
      <p className="fine-print">{fillIn(foot, { eligible: formatMoney(estimate.eligible) })}</p>
    </div>
  )
}
