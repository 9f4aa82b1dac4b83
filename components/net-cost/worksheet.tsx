import { dollars, formatMoney } from '../../lib/money'
import {
  singlePerson,
  computeNetCost,
  type Estimate,
  serviceNames,
  type NetCostAnswers,
} from '../../lib/tax-credit'
import { Origins } from './figure-sources'
import { fillIn, formatPercent } from '../../lib/fill-in'
import type { Words } from '@/content/words'
import type { NetCostRules } from '@/content/rules'
import { rulesStatus } from '@/lib/tax-year'
import type { Source } from '@/content/schema/parts'
import { classNames } from '../../lib/class-names'
import { Container } from '../ui/page-grid'
import { PhoneLink } from '../ui/phone-link'
import { MoneyTable, type MoneyRow } from '../ui/money-table'
import { Sources } from '../ui/titled-rows'
import css from './worksheet.module.css'

type Props = {
  words: Words['netCostPage']
  rules: NetCostRules
  /** The ministry's own example, and the rate of its year. */
  official: { rent: number; year: number; rate: number | undefined }
  /** Of Revenu Québec, for this credit. */
  phone: { text: string; href: string }
  builtOn: Date
}

/** An example is of the rules' own year, on whatever day the page is made. */
function exampleOf(answers: Partial<NetCostAnswers>, rules: NetCostRules): Estimate {
  const result = computeNetCost(
    { ...singlePerson, ...answers },
    rules,
    new Date(Date.UTC(rules.year, 6, 1)),
  )
  if (result.kind !== 'estimate') throw new Error(`The example of the worksheet is ${result.kind}.`)
  return result
}

type Row = { label: string; notes?: string[]; amount: number; look?: MoneyRow['look'] }

/** A to I, then the net: each line with its rule, and what it gives in the example. */
function rowsOf({ worksheet, form, result }: Words['netCostPage'], rules: NetCostRules): Row[] {
  const { one } = rules.residence
  const { example } = worksheet
  const estimate = exampleOf({ ...example, rent: dollars(example.rent) }, rules)
  const amountOf = (names: readonly string[]) =>
    estimate.lines.find(({ name }) => names.includes(name))?.amount ?? 0
  const bounds = ({ percent, min, max }: { percent: number; min: number; max: number }) => ({
    percent: formatPercent(percent),
    min: formatMoney(dollars(min)),
    max: formatMoney(dollars(max)),
  })
  const line = (name: 'base' | (typeof serviceNames)[number]): Row => ({
    label: fillIn(worksheet.row, {
      name: name === 'base' ? result.lines.base : form.services[name].line,
      ...bounds(one[name]),
    }),
    amount: amountOf([name]),
  })
  const meals = ['oneMeal', 'twoMeals', 'threeMeals'] as const
  return [
    { label: worksheet.rent, amount: estimate.rent },
    line('base'),
    line('laundry'),
    line('housekeeping'),
    {
      label: worksheet.meals,
      notes: meals.map((name) =>
        fillIn(worksheet.mealRow, { meals: worksheet.mealNames[name], ...bounds(one[name]) }),
      ),
      amount: amountOf(meals),
    },
    line('nursing'),
    line('personalCare'),
    {
      label: fillIn(worksheet.total, { percent: formatPercent(one.ceiling) }),
      amount: estimate.eligible,
      look: 'sum' as const,
    },
    {
      label: fillIn(worksheet.credit, {
        percent: formatPercent(rules.creditRate),
        year: rules.year,
      }),
      amount: estimate.credit,
    },
  ].map((row, index) => ({ ...row, label: `${String.fromCharCode(65 + index)}. ${row.label}` }))
}

function officialSentence(
  { worksheet }: Words['netCostPage'],
  rules: NetCostRules,
  { rent, year, rate }: Props['official'],
): string {
  if (rate === undefined) throw new Error(`content/tools/rules.yml has no rate for ${year}.`)
  const everything: Partial<NetCostAnswers> = {
    rent: dollars(rent),
    meals: 3,
    services: serviceNames,
  }
  const then = exampleOf(everything, { ...rules, creditRate: rate })
  const now = exampleOf(everything, rules)
  return fillIn(worksheet.official, {
    rent: formatMoney(dollars(rent)),
    lines: then.lines.map(({ amount }) => formatMoney(amount).replace(/\u00A0\$$/, '')).join(' + '),
    eligible: formatMoney(then.eligible),
    oldRate: formatPercent(rate),
    oldYear: `${String(year)}-${String(year + 1)}`,
    oldCredit: formatMoney(then.credit),
    rate: formatPercent(rules.creditRate),
    year: rules.year,
    credit: formatMoney(now.credit),
  })
}

/** A sheet to fill in with a calculator. Once its rules are outdated it stops at a sentence: what it would give is no longer true. */
export function Worksheet({ words, rules, official, phone, builtOn }: Props) {
  const { worksheet, refusals, result } = words
  if (rulesStatus(rules.year, builtOn.getFullYear()) === 'outdated')
    return (
      <Container className={css.worksheet}>
        <div className="callout">
          <h2>{fillIn(refusals.otherYear.title, { year: rules.year })}</h2>
          <p>{fillIn(refusals.otherYear.text, { year: rules.year })}</p>
          <p>
            {refusals.call} <PhoneLink phone={phone} />
          </p>
        </div>
      </Container>
    )
  const rows = rowsOf(words, rules)
  const [rent = 0, credit = 0] = [rows[0]?.amount, rows.at(-1)?.amount]
  return (
    <Container className={css.worksheet}>
      <section aria-labelledby="feuille">
        <h2 id="feuille">{worksheet.title}</h2>
        <p>{worksheet.text}</p>
        <MoneyTable
          caption={worksheet.caption}
          head={worksheet.columns.line}
          columns={[worksheet.columns.example, worksheet.columns.yours]}
          rows={[
            ...rows,
            { label: worksheet.net, amount: rent - credit, look: 'net' as const },
          ].map(({ amount, ...row }) => ({
            ...row,
            name: row.label,
            amounts: [formatMoney(amount)],
          }))}
        />
        <div className="callout">
          <p>
            <strong>{result.priceNote}</strong> {worksheet.call} <PhoneLink phone={phone} />
          </p>
          <p>{worksheet.expires}</p>
        </div>
        <p className="fine-print">{officialSentence(words, rules, official)}</p>
        <Origins title={result.origins} origins={rules.origins} />
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

type SourcesProps = {
  title: string
  /** On a sheet, where no link can be followed. */
  inShort: string
  sources: readonly Source[]
  /** « Vérifié le », before the day on which a person compared every figure. */
  checked: { label: string; day: { text: string; iso: string } | undefined }
}

/** Under the figures: where each comes from. No date of a check that nobody made. */
export function RuleSources({ title, inShort, sources, checked }: SourcesProps) {
  return (
    <>
      <div className="screen-only">
        <Sources title={title} sources={sources} />
      </div>
      <Container className={classNames(css.sources, 'small')}>
        <p className="print-only">
          {title}
          {'\u00A0'}: {inShort}
        </p>
        {checked.day && (
          <p>
            {checked.label} <time dateTime={checked.day.iso}>{checked.day.text}</time>
          </p>
        )}
      </Container>
    </>
  )
}
