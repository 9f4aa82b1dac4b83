import { netCostPage, numbers } from '@/content/words'
import { printedRules, rateOfYear, rules } from '@/content/rules'
import { formatBounds, makeRow } from '../../../components/net-cost/calculation-rows'
import { TitledList } from '../../../components/net-cost/titled-list'
import { MoneyTable, type MoneyRow } from '../../../components/ui/money-table'
import { Container } from '../../../components/ui/page-grid'
import { PhoneLink } from '../../../components/ui/phone-link'
import { fillIn, formatPercent } from '@/lib/fill-in'
import { dollars, formatAmounts, formatMoney } from '@/lib/money'
import {
  computeNetCost,
  serviceNames,
  singlePerson,
  type Estimate,
  type LineName,
  type NetCostAnswers,
  type Service,
} from '@/lib/tax-credit'
import { rulesStatus } from '@/lib/tax-year'
import css from './worksheet.module.css'

const { worksheet, refusals, result } = netCostPage
const { year } = printedRules
const phone = <PhoneLink phone={numbers.taxCredit} />

/** To fill in with a calculator. Once its rules are outdated, one sentence stands in its place. */
export function Worksheet() {
  if (rulesStatus(year, new Date().getFullYear()) === 'outdated')
    return (
      <Container className={css.worksheet}>
        <div className="callout">
          <h2>{fillIn(refusals.otherYear.title, { year })}</h2>
          <p>{fillIn(refusals.otherYear.text, { year })}</p>
          <p>
            {refusals.call} {phone}
          </p>
        </div>
      </Container>
    )

  return (
    <Container className={css.worksheet}>
      <section aria-labelledby="feuille">
        <h2 id="feuille">{worksheet.title}</h2>
        <p>{worksheet.text}</p>
        <MoneyTable
          caption={worksheet.caption}
          head={worksheet.columns.line}
          columns={[worksheet.columns.example, worksheet.columns.yours]}
          rows={listRows()}
        />
        <div className="callout">
          <p>
            <strong>{result.priceNote}</strong> {worksheet.call} {phone}
          </p>
          <p>{worksheet.expires}</p>
        </div>
        <p className="fine-print">{describeOfficialExample()}</p>
        <TitledList className="origins" title={result.origins} items={printedRules.origins} />
        <h3>{worksheet.notHere.title}</h3>
        <ul>
          {worksheet.notHere.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </Container>
  )
}

/** In the middle of the rules' own year, on whatever day the page is built. */
function computeExample(
  answers: Partial<NetCostAnswers>,
  creditRate = printedRules.creditRate,
): Estimate {
  const month = computeNetCost(
    { ...singlePerson, ...answers },
    { ...printedRules, creditRate },
    new Date(Date.UTC(year, 6, 1)),
  )
  if (month.kind !== 'estimate') throw new Error(`The example of the worksheet is ${month.kind}.`)
  return month
}

/** A to I, then the net price: each line with its rule, and its amount in the example. */
function listRows(): MoneyRow[] {
  const { example } = worksheet
  const { rent, lines, eligible, credit, net } = computeExample({
    ...example,
    rent: dollars(example.rent),
  })
  const findAmount = (...names: LineName[]) =>
    lines.find(({ name }) => names.includes(name))?.amount ?? 0
  const { one } = printedRules.residence
  const makeServiceRow = (name: 'base' | Service) =>
    makeRow(
      fillIn(worksheet.row, { name: result.lines[name], ...formatBounds(one[name]) }),
      findAmount(name),
    )
  const meals = ['oneMeal', 'twoMeals', 'threeMeals'] as const
  const mealRules = meals.map((name) =>
    fillIn(worksheet.mealRow, { meals: worksheet.mealNames[name], ...formatBounds(one[name]) }),
  )
  const ceiling = formatPercent(one.ceiling)
  const creditRate = formatPercent(printedRules.creditRate)

  const rows = [
    makeRow(worksheet.rent, rent),
    makeServiceRow('base'),
    makeServiceRow('laundry'),
    makeServiceRow('housekeeping'),
    makeRow(worksheet.meals, findAmount(...meals), mealRules),
    makeServiceRow('nursing'),
    makeServiceRow('personalCare'),
    makeRow(fillIn(worksheet.total, { percent: ceiling }), eligible, [], 'sum'),
    makeRow(fillIn(worksheet.credit, { percent: creditRate, year }), credit),
  ].flat()
  const lettered = rows.map((row, index) => ({
    ...row,
    label: `${String.fromCharCode(65 + index)}. ${row.label}`,
  }))
  return [...lettered, ...makeRow(worksheet.net, net, [], 'net')]
}

/** The example of the ministère des Finances, at the rate of its year and at today's. */
function describeOfficialExample(): string {
  const { rent, year: oldYear } = rules.officialExample
  const oldRate = rateOfYear(oldYear)
  if (oldRate === undefined) throw new Error(`content/tools/rules.yml has no rate for ${oldYear}.`)

  const answers = { rent: dollars(rent), meals: 3, services: serviceNames } as const
  const then = computeExample(answers, oldRate)
  const now = computeExample(answers)
  return fillIn(worksheet.official, {
    ...formatAmounts({
      rent: then.rent,
      eligible: then.eligible,
      oldCredit: then.credit,
      credit: now.credit,
    }),
    lines: then.lines.map(({ amount }) => formatMoney(amount).replace(/\u00A0\$$/, '')).join(' + '),
    oldRate: formatPercent(oldRate),
    oldYear: `${oldYear}-${oldYear + 1}`,
    rate: formatPercent(printedRules.creditRate),
    year,
  })
}
