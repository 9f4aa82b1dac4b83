import type { ReactNode } from 'react'
import type { LineName, RefusalReason } from '../../islands/net-cost/compute-net-cost'
import type { NetCostPage } from '@/content/outils/cout-net'
import type { Sheet } from '@/content/outils/sheet'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/site-link'
import { Band, Cell, Frame, Grid, TitledBand } from '../../ui/layout'
import { PhoneLink } from '../../ui/phone-link'
import { ComparedTable } from './compared-table'
import { MoneyField } from '../../islands/parts/money-field'
import css from './net-cost-result.module.css'

type Phone = { text: string; href: string }
type Props = {
  words: NetCostPage
  labels: Sheet
  /** Of Revenu Québec, for this credit. */
  phone: Phone
  whoPays: string
}

/** The rows that the rent and the services give, in the order of the worksheet. */
const lineNames = [
  'base',
  'laundry',
  'housekeeping',
  'oneMeal',
  'twoMeals',
  'threeMeals',
  'nursing',
  'personalCare',
  'dependentSupplement',
] as const satisfies readonly LineName[]

const services = ['laundry', 'housekeeping', 'nursing', 'personalCare'] as const

const lineLabel = ({ form, result }: NetCostPage, name: LineName) =>
  name === 'laundry' || name === 'housekeeping' || name === 'nursing' || name === 'personalCare'
    ? form.services[name].line
    : result.lines[name]

function Row({ name, look, children }: { name: string; look?: 'part' | 'sum' | 'net'; children: ReactNode }) {
  return (
    <tr data-row={name} data-look={look} hidden>
      <th scope="row">
        {children} <small />
      </th>
      <td />
    </tr>
  )
}

/**
 * What the computation says, printed without a figure and hidden: components/islands/tools/net-cost.wake.ts fills it in. Price first, net second, then
 * each line with its rule.
 */
export function NetCostResult({ words, labels, phone, whoPays }: Props) {
  const { result } = words
  return (
    <section id="resultat" className={css.result} aria-labelledby="resultat-titre" hidden>
      <Band tone="sheet" className={css.band}>
        <Frame>
          <h2 id="resultat-titre" tabIndex={-1}>
            {result.title}
          </h2>
          <Prices words={words} phone={phone} />
        </Frame>
      </Band>
      <div data-if="estimate">
        <Frame className={css.band}>
          <Grid>
            <Cell from={1} to={7}>
              <Receipt words={words} />
            </Cell>
            <Cell from={8} to={12}>
              <h3>{result.year.title}</h3>
              <dl className={css.year} aria-label={result.year.caption}>
                <div>
                  <dt>{result.year.lease}</dt> <dd data-o="yearToPay" />
                </div>
                <div>
                  <dt>{result.year.credit}</dt> <dd data-o="yearCredit" />
                </div>
                <div>
                  <dt>{result.year.net}</dt> <dd data-o="yearNet" />
                </div>
              </dl>
              <div className={css.unknown}>
                <h3>{result.unknown.title}</h3>
                <ul role="list">
                  <li data-if="incomeUnknown">{result.unknown.income}</li>
                  {result.unknown.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
                <p className={css.payer}>{whoPays}</p>
              </div>
            </Cell>
          </Grid>
        </Frame>
      </div>
      <Removal words={words} toFix={labels.toFix} />
      <Home words={words} toFix={labels.toFix} />
      <TitledBand title={words.otherHelp.title} tone="sheet" className={css.band}>
        <ul className={css.aids} role="list">
          {words.otherHelp.items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={css.small}>{words.otherHelp.note}</p>
        <p className={css.actions} data-note="">
          <Button type="button" data-print="">
            {result.print}
          </Button>
          <ButtonLink line href="/carnet-de-visite">
            {result.carry}
          </ButtonLink>
        </p>
      </TitledBand>
    </section>
  )
}

/** The lease, largest; beside it the net, or the sentence that stands in its place. */
function Prices({ words, phone }: { words: NetCostPage; phone: Phone }) {
  const { result, refusals, changes } = words
  const refused: Record<RefusalReason, { title: string; text: string }> = {
    'other-year': refusals.otherYear,
    subsidized: refusals.subsidized,
    'third-person': refusals.thirdPerson,
    'couple-rule-unknown': refusals.coupleRuleUnknown,
  }
  return (
    <div className={css.prices}>
      <div>
        <p className={css.what}>{result.price}</p>
        <p className={css.figure} data-o="rent" />
        <p>{result.priceNote}</p>
        <p className={css.toPay} data-if="more">
          {result.lines.toPay} <b data-o="toPay" />
        </p>
      </div>
      <div data-if="estimate">
        <p className={css.what}>{result.net}</p>
        <p className={css.figure} data-o="net" data-look="net" />
        <p>
          <span data-o="netNote" /> <strong>{result.estimate}</strong>
        </p>
        <ul className={css.changes} role="list">
          <li data-if="ordinary">{changes.ordinary}</li>
          <li data-if="registerUnknown">
            {changes.registerUnknown} {words.form.registered.help}
          </li>
          <li data-if="strongest">{changes.dependent}</li>
          <li data-if="oneOfAge">{changes.oneOfAge}</li>
        </ul>
      </div>
      {Object.entries(refused).map(([reason, { title, text }]) => (
        <div key={reason} className={css.refusal} data-if={reason}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p>
            {refusals.call} <PhoneLink phone={phone} />
          </p>
        </div>
      ))}
      <div className={css.refusal} data-if="under-age">
        <h3>{changes.underAge.title}</h3>
        <p>{changes.underAge.text}</p>
      </div>
    </div>
  )
}

function Receipt({ words }: { words: NetCostPage }) {
  const { result } = words
  return (
    <div className={css.receipt}>
      <table>
        <caption>{result.receipt}</caption>
        <thead>
          <tr>
            <th scope="col">{result.rulesOf}</th>
            <th scope="col">{result.perMonth}</th>
          </tr>
        </thead>
        <tbody>
          <Row name="rent" look="sum">
            {result.price}
          </Row>
          <Row name="otherBills">{result.lines.otherBills}</Row>
          <Row name="occasionalPaid">{result.lines.occasional}</Row>
          <Row name="toPay" look="sum">
            {result.lines.toPay}
          </Row>
          <Row name="ordinary" look="part">
            {result.lines.ordinary}
          </Row>
          {lineNames.map((name) => (
            <Row key={name} name={name} look="part">
              {lineLabel(words, name)}
            </Row>
          ))}
          <Row name="occasional" look="part">
            {result.lines.occasional}
          </Row>
          <Row name="eligible" look="sum">
            {result.lines.eligible}
          </Row>
          <Row name="fullCredit">{result.lines.credit}</Row>
          <Row name="reduction">{result.lines.reduction}</Row>
          <Row name="credit">{result.lines.creditLeft}</Row>
          <Row name="net" look="net">
            {result.net}
          </Row>
        </tbody>
      </table>
      <p className={css.small} data-o="foot" />
    </div>
  )
}

function Removal({ words, toFix }: { words: NetCostPage; toFix: string }) {
  const { removal, form, result } = words
  return (
    <TitledBand
      title={removal.title}
      titleId="retirer"
      under={<p className={css.lead}>{removal.text}</p>}
      tone="sheet"
      className={css.band}
      data-if="removable"
      data-empty=""
    >
      <div className={css.pair} role="group" aria-labelledby="retirer">
        <div className={css.field}>
          <label htmlFor="removed">{removal.service}</label>
          <select id="removed" name="removed">
            <option value="meals">{removal.meals}</option>
            {services.map((name) => (
              <option key={name} value={name}>
                {form.services[name].label}
              </option>
            ))}
          </select>
        </div>
        <MoneyField
          name="removedPrice"
          label={removal.price}
          unit={form.perMonth}
          error={{ prefix: toFix, text: form.errors.removedPrice }}
        />
      </div>
      <div data-compared="removal" hidden>
        <ComparedTable
          columns={[removal.with, removal.without, removal.gap]}
          rows={[
            { name: 'rent', label: result.price },
            { name: 'credit', label: result.lines.credit },
            { name: 'net', label: result.net, isStrong: true },
          ]}
        />
        <p className={css.says} role="status" data-o="removalSays" />
      </div>
      <p className={css.note}>{removal.note}</p>
    </TitledBand>
  )
}

function Home({ words, toFix }: { words: NetCostPage; toFix: string }) {
  const { home, form } = words
  return (
    <Frame className={css.band} data-home="" data-empty="">
      <Grid>
        <Cell from={1} to={4}>
          <h2 id="chez-vous">{home.title}</h2>
          <p className={css.lead}>{home.text}</p>
        </Cell>
        <Cell from={5} to={12}>
          <div className={css.costs} role="group" aria-labelledby="chez-vous">
            {Object.entries(home.lines).map(([name, label]) => (
              <MoneyField
                key={name}
                name={`home-${name}`}
                label={label}
                unit={form.perMonth}
                error={{ prefix: toFix, text: form.errors.amount }}
                inline
              />
            ))}
          </div>
          <div data-compared="home" hidden>
            <ComparedTable
              caption={home.caption}
              columns={[home.here, home.there, home.gap]}
              rows={[
                { name: 'rent', label: home.price },
                { name: 'net', label: home.net, isStrong: true },
              ]}
            />
            <p className="visually-hidden" role="status" data-o="homeStatus" />
            <p className={css.says}>{home.note}</p>
          </div>
        </Cell>
      </Grid>
    </Frame>
  )
}
