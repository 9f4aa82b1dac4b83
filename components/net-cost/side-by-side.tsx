import { fillIn } from '@/lib/fill-in'
import { formatMoney, type Cents } from '@/lib/money'
import { computeLeftToLiveOn, sumToPay } from '@/lib/tax-credit'
import { MoneyTable, type MoneyRow } from '../ui/money-table'
import type { Answers, NetCostWords, Residence, ResultProps } from './net-cost-answers'
import { describeCredit, EstimateChanges, Refusal } from './prices'

type Computed = NonNullable<Residence['computed']>

const getNet = ({ cost }: Computed) => (cost.kind === 'estimate' ? cost.net : undefined)

const getToPay = ({ answers }: Computed) => sumToPay(answers)

function describeIncluded(
  { registered, meals, services }: Answers,
  { form: { questions }, comparison }: NetCostWords,
): string {
  if (registered === 'no') return comparison.notAsked

  const labels = services.map((service) => questions.services.options[service].label)
  if (meals !== 'none') labels.unshift(questions.meals.options[meals])
  return labels.length > 0 ? labels.join('; ').toLowerCase() : comparison.noService
}

function describeGap(gap: Cents, { more, less, same }: NetCostWords['comparison']): string {
  if (gap === 0) return same
  return fillIn(gap > 0 ? more : less, { amount: formatMoney(Math.abs(gap)) })
}

/**
 * Lists how far each residence is from the first that has this amount; returns nothing where only
 * one has it.
 */
function listGapRow(
  label: string,
  residences: readonly Residence[],
  getAmount: (computed: Computed) => Cents | undefined,
  words: NetCostWords['comparison'],
): MoneyRow[] {
  const amounts = residences.map(({ computed }) => computed && getAmount(computed))
  const first = amounts.findIndex((amount) => amount !== undefined)
  const reference = amounts[first] ?? 0
  if (amounts.filter((amount) => amount !== undefined).length < 2) return []

  return [
    {
      label: fillIn(label, { letter: residences[first]?.letter ?? '' }),
      amounts: amounts.map((amount, index) => {
        if (amount === undefined)
          return residences[index]?.computed ? words.notComputed : words.toCorrect
        return index === first ? '–' : describeGap(amount - reference, words)
      }),
    },
  ]
}

const hasIncome = (residences: readonly Residence[]) =>
  residences.some(({ computed }) => computed?.answers.afterTax !== undefined)

/**
 * Lists the rows of the comparison: the payment, what it includes, the credit and what is left. No
 * residence is marked as the best.
 */
function listComparisonRows(residences: readonly Residence[], words: NetCostWords): MoneyRow[] {
  const { comparison, result } = words
  const makeRow = (
    label: string,
    describe: (computed: Computed) => Cents | string | undefined,
  ): MoneyRow => ({
    label,
    amounts: residences.map(({ computed }) =>
      computed ? (describe(computed) ?? comparison.notComputed) : comparison.toCorrect,
    ),
  })
  const hasBills = residences.some(
    ({ computed }) => computed && getToPay(computed) > computed.answers.rent,
  )

  return [
    makeRow(result.price, ({ answers }) => answers.rent),
    ...(hasBills ? [makeRow(result.lines.toPay, getToPay)] : []),
    makeRow(comparison.included, ({ answers }) => describeIncluded(answers, words)),
    makeRow(result.lines.credit, ({ cost }) =>
      cost.kind === 'estimate' ? describeCredit(cost, words) : undefined,
    ),
    makeRow(result.net, getNet),
    ...(hasIncome(residences)
      ? [makeRow(result.left, ({ answers }) => computeLeftToLiveOn(answers))]
      : []),
    ...listGapRow(comparison.gapToPay, residences, getToPay, comparison),
    ...listGapRow(comparison.gapNet, residences, getNet, comparison),
  ]
}

/** A table of two or three residences, one column each. */
export function SideBySide({ residences, words, phone, yearRules: { year } }: ResultProps) {
  const { comparison, result } = words
  return (
    <div className="side-by-side">
      <p>
        {result.priceNote} <strong>{result.estimate}</strong>
      </p>
      <MoneyTable
        caption={fillIn(comparison.caption, { year })}
        columns={residences.map(({ label }) => label)}
        rows={listComparisonRows(residences, words)}
      />
      {residences.map(({ label, computed }) => {
        if (!computed) return null
        const { cost, answers } = computed
        if (cost.kind === 'refused')
          return <Refusal key={label} {...cost} label={label} words={words} phone={phone} />

        return (
          <EstimateChanges key={label} cost={cost} answers={answers} words={words} label={label} />
        )
      })}
      <p className="fine-print">
        {comparison.note}{' '}
        {hasIncome(residences) && (
          <>
            <strong>{result.left}.</strong> {result.leftNote}
          </>
        )}
      </p>
    </div>
  )
}
