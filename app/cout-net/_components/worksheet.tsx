import { words } from '@/content/words'
import { currentRules, taxRules } from '@/content/tax-rules'
import { buildAmountRow } from '@/components/net-cost/calculation-rows'
import { TitledList } from '@/components/net-cost/titled-list'
import { LabelledTable } from '@/components/ui/labelled-table'
import { Container } from '@/components/ui/page-layout'
import { PhoneLink } from '@/components/ui/phone-link'
import { InlineTexts } from '@/components/ui/inline-text'
import { fillMoneyTemplate, formatPercent, toCents } from '@/lib/money'
import { mealNames, serviceNames } from '@/lib/net-cost-answers'
import {
  computeEstimate,
  convertCappedPercent,
  singlePerson,
  type TableRowName,
} from '@/lib/tax-credit'
import './worksheet.css'

const { worksheet, result } = words.netCostPage
const {
  year,
  creditRate,
  provenance,
  residence: { one },
} = currentRules

/** The worksheet that a visitor fills in by hand with a calculator. */
export const Worksheet = () => (
  <Container className="worksheet">
    <section aria-labelledby="feuille">
      <h2 id="feuille">{worksheet.title}</h2>
      <p>{worksheet.text}</p>
      <LabelledTable
        caption={worksheet.caption}
        head={worksheet.columns.line}
        columns={[worksheet.columns.example, worksheet.columns.yours]}
        rows={listRows()}
      />
      <div className="worksheet-call callout">
        <p>
          <strong>{result.priceNote}</strong> {worksheet.call}{' '}
          <PhoneLink phone={words.phoneNumbers.taxCredit} />
        </p>
        <p>{worksheet.expires}</p>
      </div>
      <p className="fine-print">{describeOfficialExample()}</p>
      <TitledList title={result.provenance} items={provenance} />
      <h3>{worksheet.notHere.title}</h3>
      <ul>
        <InlineTexts texts={worksheet.notHere.items} as="li" />
      </ul>
    </section>
  </Container>
)

/** Lists lines A to I and the net price, each with its rule and its amount in the example. */
function listRows() {
  const example = { ...singlePerson, ...worksheet.example, rent: toCents(worksheet.example.rent) }
  const { rent, tableRows, eligible, credit, net } = computeEstimate(example, currentRules)

  const findAmount = (...names: string[]) =>
    tableRows.find(({ name }) => names.includes(name))?.amount ?? 0
  const describeRule = (name: TableRowName) =>
    fillMoneyTemplate(worksheet.row, {
      name: result.rowLabels[name],
      ...convertCappedPercent(one[name]),
    })
  const buildServiceRow = (name: TableRowName) =>
    buildAmountRow(describeRule(name), findAmount(name))

  const rows = [
    buildAmountRow(worksheet.rent, rent),
    buildServiceRow('base'),
    buildServiceRow('laundry'),
    buildServiceRow('housekeeping'),
    buildAmountRow(worksheet.meals, findAmount(...mealNames), mealNames.map(describeRule)),
    buildServiceRow('nursing'),
    buildServiceRow('personalCare'),
    buildAmountRow(
      fillMoneyTemplate(worksheet.total, { percent: one.ceiling }),
      eligible,
      [],
      'sum',
    ),
    buildAmountRow(fillMoneyTemplate(worksheet.credit, { percent: creditRate, year }), credit),
  ]
  const lettered = rows.map((row, index) => ({
    ...row,
    label: `${String.fromCharCode(65 + index)}. ${row.label}`,
  }))
  return [...lettered, buildAmountRow(worksheet.net, net, [], 'net')]
}

/**
 * Describes the example of the ministère des Finances, at the rate of its year and at the current
 * one.
 */
function describeOfficialExample() {
  const official = taxRules.officialExample
  const rent = toCents(official.rent)
  const { tableRows, eligible, credit } = computeEstimate(
    { ...singlePerson, rent, meals: 'threeMeals', services: serviceNames },
    currentRules,
  )
  return fillMoneyTemplate(worksheet.official, {
    rent,
    lines: tableRows.map(({ amount }) => amount / 100).join(' + '),
    eligible,
    oldRate: formatPercent((100 * official.credit) / official.eligible),
    oldYear: `${official.year}-${official.year + 1}`,
    oldCredit: toCents(official.credit),
    percent: creditRate,
    year,
    credit,
  })
}
