import { fillTemplate } from '@/lib/fill-template'
import { projectLease, type LeaseHypotheses } from '@/lib/net-cost-projection'
import { formatMoney, formatPercent } from '@/lib/money'
import { parseAmount } from '@/lib/net-cost-answers'
import { sumPayments } from '@/lib/tax-credit'
import { AnswerField } from '../forms/fields/answer-field'
import { ChoiceGroup } from '../forms/fields/choice-group'
import { LabelledTable } from '../ui/labelled-table'
import { DebouncedStatus } from './debounced-status'
import { buildAmountRow } from './calculation-rows'
import { ComparisonBand } from './comparison-band'
import type { NetCostValues, NetCostWords, ResultProps } from './net-cost-values'

/**
 * Reads the hypotheses of a visitor, and which field cannot be read. Returns undefined where
 * nothing is typed.
 */
function readHypotheses(values: NetCostValues) {
  const rise = parseAmount(values['years-rise']?.replace('%', ''))
  const added = parseAmount(values['years-added'])
  const addedFrom = values['years-addedFrom']
  const hasError = {
    rise: Number.isNaN(rise) || (rise ?? 0) > 100_00,
    added: Number.isNaN(added),
    addedFrom: added !== undefined && !addedFrom,
  }
  const isTyped = rise !== undefined || added !== undefined
  const hypotheses = isTyped &&
    !Object.values(hasError).includes(true) && {
      percent: (rise ?? 0) / 100,
      addedPrice: added ?? 0,
      addedFrom: Number(addedFrom),
    }
  return { hasError, hypotheses }
}

const listYears = ({ when }: NetCostWords['years']) =>
  Object.values(when).map((label, index) => ({
    year: index + 1,
    label,
    when: label.toLowerCase(),
  }))

/** Lists the lease of each year, then what it leaves where an income is given. */
function listYearRows({ answers, words: { years } }: ResultProps, hypotheses: LeaseHypotheses) {
  const projected = listYears(years).map(({ year, when }) => ({
    when,
    ...sumPayments({ ...answers, rent: projectLease(answers.rent, year, hypotheses) }),
  }))
  return [
    ...projected.map(({ when, rent }) => buildAmountRow(fillTemplate(years.lease, { when }), rent)),
    ...projected.flatMap(({ when, left }) =>
      left === undefined ? [] : buildAmountRow(fillTemplate(years.left, { when }), left),
    ),
  ]
}

/**
 * Describes the hypotheses: « Votre hypothèse : 4 % de hausse par an, un service de 90 $ de plus
 * dans deux ans ».
 */
function describeHypotheses(
  { percent, addedPrice, addedFrom }: LeaseHypotheses,
  years: NetCostWords['years'],
) {
  const parts = [fillTemplate(years.captionRise, { percent: formatPercent(percent) })]
  if (addedPrice > 0)
    parts.push(
      fillTemplate(years.captionAdded, {
        price: formatMoney(addedPrice),
        when: listYears(years)[addedFrom - 1]?.when ?? '',
      }),
    )
  return fillTemplate(years.caption, { parts: parts.join(', ') })
}

/**
 * A band in which a visitor supposes how the next three years change, without hypotheses filled in.
 */
export function YearsToCome(props: ResultProps) {
  const { values, words, dated } = props
  const { years } = words
  const { hasError, hypotheses } = readHypotheses(values)
  const caption = hypotheses ? describeHypotheses(hypotheses, years) : ''

  return (
    <ComparisonBand
      words={years}
      titleId="trois-ans"
      tone="card"
      fields={<HypothesisFields {...props} hasError={hasError} />}
      isEmpty={!hypotheses}
    >
      {hypotheses && (
        <>
          <LabelledTable
            caption={caption}
            columns={[years.hypothesis]}
            rows={listYearRows(props, hypotheses)}
          />
          <p className="fine-print">{fillTemplate(years.note, { year: dated.rules.year })}</p>
        </>
      )}
      <DebouncedStatus text={caption} />
    </ComparisonBand>
  )
}

function HypothesisFields({
  hookForm,
  words: { years, form: formWords },
  labels: { errorPrefix: prefix },
  hasError,
}: ResultProps & Pick<ReturnType<typeof readHypotheses>, 'hasError'>) {
  return (
    <>
      <AnswerField
        field={hookForm.register('years-rise')}
        label={years.rise}
        unit={years.perYear}
        error={hasError.rise && { prefix, text: years.errors.rise }}
      />
      <ChoiceGroup
        id="years-addedFrom"
        isTwoColumn
        field={hookForm.register('years-addedFrom')}
        legend={years.addedFrom}
        error={hasError.addedFrom ? { prefix, text: formWords.errors.choose } : undefined}
        options={listYears(years).map(({ year, label }) => ({ value: String(year), label }))}
      />
      <AnswerField
        field={hookForm.register('years-added')}
        label={years.added}
        unit={formWords.perMonth}
        error={hasError.added && { prefix, text: years.errors.added }}
      />
    </>
  )
}
