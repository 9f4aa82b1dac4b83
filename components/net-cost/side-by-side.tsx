import { fillTemplate } from '@/lib/fill-template'
import { formatMoney, type Cents } from '@/lib/money'
import type { NetCostAnswers } from '@/lib/net-cost-answers'
import { MoneyTable } from '../ui/money-table'
import { hasIncome, buildResidenceRow } from './calculation-rows'
import type {
  AnswersAndCost,
  ComparedResidence,
  NetCostWords,
  ResultProps,
} from './net-cost-values'
import { describeCredit, describeNet, EstimateChanges, UnsupportedCase } from './prices'

const getTotalPayment = ({ cost }: AnswersAndCost) => cost.totalPayment

const getNet = ({ cost }: AnswersAndCost) => (cost.kind === 'estimate' ? cost.net : undefined)

/** Returns true where the net price may be lower, so that its gap with another is not known. */
const isNetAtMost = ({ cost }: AnswersAndCost) => cost.kind === 'estimate' && cost.isAtLeast

function describeIncluded(
  { registered, meals, services }: NetCostAnswers,
  { form: { questions }, comparison, result }: NetCostWords,
) {
  if (registered === 'no') return comparison.notAsked

  const labels = services.map((service) => questions.services.options[service].label)
  if (meals !== 'none') labels.unshift(result.rowLabels[meals])
  return labels.length > 0 ? labels.join('; ').toLowerCase() : comparison.noService
}

function describeGap(gap: Cents, { more, less, same }: NetCostWords['comparison']) {
  if (gap === 0) return same
  return fillTemplate(gap > 0 ? more : less, { amount: formatMoney(Math.abs(gap)) })
}

/**
 * Builds a row of the gaps with the first residence that has this amount, where another has it. A
 * gap is not known where one of its two amounts is uncertain.
 */
function buildGapRow(
  label: string,
  residences: readonly ComparedResidence[],
  words: NetCostWords['comparison'],
  getAmount: (computed: AnswersAndCost) => Cents | undefined,
  isUncertain: (computed: AnswersAndCost) => boolean = () => false,
) {
  const [first, second] = residences.filter(
    ({ computed }) => computed && getAmount(computed) !== undefined,
  )
  if (!first?.computed || !second) return undefined

  const reference = first.computed
  return buildResidenceRow(
    fillTemplate(label, { letter: first.letter }),
    residences,
    words,
    (computed) => {
      const amount = getAmount(computed)
      if (computed === reference) return '–'
      if (amount === undefined) return undefined
      return isUncertain(computed) || isUncertain(reference)
        ? words.gapUnknown
        : describeGap(amount - (getAmount(reference) ?? 0), words)
    },
  )
}

/** Lists the rows of the comparison, none of which marks a residence as the best. */
function listComparisonRows(residences: readonly ComparedResidence[], words: NetCostWords) {
  const { comparison, result } = words
  const costs = residences.flatMap(({ computed }) => computed?.cost ?? [])
  const buildRow = (
    label: string,
    describe: (computed: AnswersAndCost) => Cents | string | undefined,
  ) => buildResidenceRow(label, residences, comparison, describe)

  return [
    buildRow(result.price, ({ cost }) => cost.rent),
    costs.some(({ rent, totalPayment }) => totalPayment > rent) &&
      buildRow(result.rowLabels.totalPayment, getTotalPayment),
    buildRow(comparison.included, ({ answers }) => describeIncluded(answers, words)),
    buildRow(result.rowLabels.credit, ({ cost }) =>
      cost.kind === 'estimate' ? describeCredit(cost, words) : undefined,
    ),
    buildRow(result.net, ({ cost }) =>
      cost.kind === 'estimate' ? describeNet(cost, words) : undefined,
    ),
    hasIncome(residences) && buildRow(result.left, ({ cost }) => cost.left),
    buildGapRow(comparison.paymentGap, residences, comparison, getTotalPayment),
    buildGapRow(comparison.gapNet, residences, comparison, getNet, isNetAtMost),
  ].filter((row) => typeof row === 'object')
}

/** A table of two or three residences, one column each. */
export function SideBySide({ residences, words, phone, dated }: ResultProps) {
  const { comparison, result } = words
  return (
    <div className="net-cost-side-by-side">
      <p>
        {result.priceNote} <strong>{result.estimate}</strong>
      </p>
      <MoneyTable
        caption={fillTemplate(comparison.caption, { year: dated.rules.year })}
        columns={residences.map(({ label }) => label)}
        rows={listComparisonRows(residences, words)}
      />
      {residences.map(({ label, computed }) => {
        if (!computed) return null
        const { cost, answers } = computed
        if (cost.kind === 'unsupported')
          return (
            <UnsupportedCase key={label} cost={cost} label={label} words={words} phone={phone} />
          )

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
