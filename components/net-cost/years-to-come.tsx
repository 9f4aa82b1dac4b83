import { capitalize, fillIn, formatPercent } from '@/lib/fill-in'
import { projectedYears, projectLease, type LeaseHypotheses } from '@/lib/lease-projection'
import { formatMoney, type Cents } from '@/lib/money'
import { parseAmount, type NetCostAnswers } from '@/lib/net-cost-answers'
import { sumPayments } from '@/lib/tax-credit'
import { AnswerField } from '../forms/answer-field'
import { ChoiceGroup } from '../forms/choice-group'
import { MoneyTable } from '../ui/money-table'
import { Announcement } from './announcement'
import { hasIncome, makeResidenceRow } from './calculation-rows'
import { ComparisonBand } from './comparison-band'
import type { NetCostValues, NetCostWords, ResultProps } from './net-cost-answers'

/**
 * Reads the hypotheses of a visitor, and which field cannot be read. Returns undefined where
 * nothing is typed.
 */
function readHypotheses(values: NetCostValues) {
  const rise = parseAmount(values['years-rise']?.replace('%', ''))
  const added = parseAmount(values['years-added'])
  const addedFrom = Number(values['years-addedFrom'])
  const wrong = {
    rise: Number.isNaN(rise) || (rise ?? 0) > 100_00,
    added: Number.isNaN(added),
    addedFrom: added !== undefined && !projectedYears.some((year) => year === addedFrom),
  }
  const isTyped = rise !== undefined || added !== undefined
  const isComplete = isTyped && !Object.values(wrong).includes(true)
  const percent = (rise ?? 0) / 100
  const supposed = isComplete ? { percent, addedPrice: added ?? 0, addedFrom } : undefined
  return { wrong, supposed }
}

const listWhen = ({ when }: NetCostWords['years']) =>
  Object.values(when).map((text) => text.toLowerCase())

/** Lists the lease of each year, then what it leaves where an income is given. */
function listYearRows(
  { residences, words: { years, comparison } }: ResultProps,
  supposed: LeaseHypotheses,
) {
  const makeRows = (label: string, describe: (answers: NetCostAnswers) => Cents | undefined) =>
    projectedYears.map((year, index) =>
      makeResidenceRow(
        fillIn(label, { when: listWhen(years)[index] ?? '' }),
        residences,
        comparison,
        ({ answers }) => describe({ ...answers, rent: projectLease(answers.rent, year, supposed) }),
      ),
    )

  return [
    ...makeRows(years.lease, ({ rent }) => rent),
    ...(hasIncome(residences) ? makeRows(years.left, (answers) => sumPayments(answers).left) : []),
  ]
}

/**
 * Describes the hypotheses: « Votre hypothèse : 4 % de hausse par an, un service de 90 $ de plus
 * dans deux ans ».
 */
function describeHypotheses(
  { percent, addedPrice, addedFrom }: LeaseHypotheses,
  years: NetCostWords['years'],
): string {
  const parts = [fillIn(years.captionRise, { percent: formatPercent(percent) })]
  if (addedPrice > 0)
    parts.push(
      fillIn(years.captionAdded, {
        price: formatMoney(addedPrice),
        when: listWhen(years)[addedFrom - 1] ?? '',
      }),
    )
  return fillIn(years.caption, { parts: parts.join(', ') })
}

/**
 * A band in which a visitor supposes how the next three years change. No hypothesis is filled in
 * beforehand.
 */
export function YearsToCome(props: ResultProps) {
  const { values, residences, words, yearRules } = props
  const { years } = words
  const { wrong, supposed } = readHypotheses(values)
  const caption = supposed ? describeHypotheses(supposed, years) : ''

  return (
    <ComparisonBand
      words={years}
      titleId="trois-ans"
      tone="sheet"
      fields={<HypothesisFields {...props} wrong={wrong} />}
      isEmpty={!supposed}
    >
      {supposed && (
        <>
          <MoneyTable
            caption={caption}
            columns={
              residences.length === 1
                ? [capitalize(years.hypothesis)]
                : residences.map(({ letter }) => `${letter}, ${years.hypothesis}`)
            }
            rows={listYearRows(props, supposed)}
          />
          <p className="note fine-print">{fillIn(years.note, { year: yearRules.year })}</p>
        </>
      )}
      <Announcement text={caption} />
    </ComparisonBand>
  )
}

type FieldsProps = ResultProps & { wrong: ReturnType<typeof readHypotheses>['wrong'] }

function HypothesisFields({ form, words, labels, wrong }: FieldsProps) {
  const { years, form: formWords } = words
  const prefix = labels.toFix
  const when = Object.values(years.when)
  return (
    <>
      <AnswerField
        field={form.register('years-rise')}
        label={years.rise}
        unit={years.perYear}
        error={wrong.rise && { prefix, text: years.errors.rise }}
      />
      <ChoiceGroup
        id="years-addedFrom"
        field={form.register('years-addedFrom')}
        legend={years.addedFrom}
        error={wrong.addedFrom ? { prefix, text: formWords.errors.choose } : undefined}
        options={projectedYears.map((year, index) => ({
          value: String(year),
          label: when[index] ?? '',
        }))}
      />
      <AnswerField
        field={form.register('years-added')}
        label={years.added}
        unit={formWords.perMonth}
        error={wrong.added && { prefix, text: years.errors.added }}
      />
    </>
  )
}
