import { useState } from 'react'
import type { NetCostRules } from '@/content/rules'
import { Cell, Container, Grid, TitledBand } from '../ui/page-grid'
import { fillIn } from '../../lib/fill-in'
import { MoneyField } from './money-field'
import { MoneyTable, type MoneyRow } from '../ui/money-table'
import '../ui/select.css'
import {
  computeNetCost,
  removableOf,
  withoutService,
  type Estimate,
  type NetCostAnswers,
} from '../../lib/tax-credit'
import { formatMoney, type Cents } from '../../lib/money'
import {
  amountIn,
  type NetCostFormState,
  type NetCostValues,
  type NetCostWords,
} from './net-cost-answers'

/** Said aloud, once nothing is being typed. */
export function Said({ text, isTyping }: { text: string; isTyping: boolean }) {
  const [said, setSaid] = useState('')
  if (!isTyping && said !== text) setSaid(text)
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}

const compared = (
  name: string,
  label: string,
  [one, other]: readonly [Cents, Cents],
  look?: MoneyRow['look'],
): MoneyRow => ({
  name,
  label,
  amounts: [one, other, Math.abs(one - other)].map((cents) => formatMoney(cents)),
  look,
})

type Props = {
  form: NetCostFormState
  values: NetCostValues
  answers: NetCostAnswers
  words: NetCostWords
  toFix: string
}

type RemovalProps = Props & { cost: Estimate; rules: NetCostRules; today: Date }

/** « Si vous retirez un service »: what is left to remove, and what its price changes. */
export function Removal({ form, values, answers, words, toFix, cost, rules, today }: RemovalProps) {
  const { removal, form: asked, result } = words
  const removable = removableOf(answers)
  const service = removable.find((name) => name === values.removed) ?? removable[0]
  if (!service) return null
  // Each service has its own: that of another one would give a false net.
  const priceName = `removedPrice-${service}` as const
  const price = amountIn(values[priceName])
  const isPrice = price !== undefined && price > 0 && price <= answers.rent
  const without = isPrice
    ? computeNetCost(withoutService(answers, service, price), rules, today)
    : undefined
  const labelOf = (name: typeof service) =>
    name === 'meals' ? removal.meals : asked.services[name].label
  const label = labelOf(service)
  const named = { service: label.charAt(0).toLowerCase() + label.slice(1) }
  return (
    <TitledBand
      title={removal.title}
      titleId="retirer"
      belowTitle={<p className="lead">{removal.text}</p>}
      tone="sheet"
      className="band comparison"
      data-empty={without ? undefined : ''}
    >
      <div className="costs" role="group" aria-labelledby="retirer">
        <div className="money-field">
          <label htmlFor="removed">{removal.service}</label>
          <select
            id="removed"
            value={service}
            onChange={({ target }) => form.setValue('removed', target.value)}
          >
            {removable.map((name) => (
              <option key={name} value={name}>
                {labelOf(name)}
              </option>
            ))}
          </select>
        </div>
        <MoneyField
          key={service}
          field={{ ...form.register(priceName), id: 'removedPrice' }}
          label={removal.price}
          unit={asked.perMonth}
          error={
            price === undefined || isPrice
              ? undefined
              : { prefix: toFix, text: asked.errors.removedPrice }
          }
        />
      </div>
      {without?.kind === 'estimate' && (
        <MoneyTable
          caption={fillIn(removal.caption, { ...named, year: cost.year })}
          columns={[removal.with, removal.without, removal.gap]}
          rows={[
            compared('rent', result.price, [cost.rent, without.rent]),
            compared('credit', result.lines.credit, [cost.credit, without.credit]),
            compared('net', result.net, [cost.net, without.net], 'sum'),
          ]}
        />
      )}
      <p className="says" role="status">
        {without?.kind === 'estimate' &&
          fillIn(without.net > cost.net ? removal.saysMore : removal.says, {
            ...named,
            lease: formatMoney(cost.rent - without.rent),
            net: formatMoney(Math.abs(cost.net - without.net)),
          })}
      </p>
      {answers.registered === 'unknown' && <p className="callout">{removal.registerUnknown}</p>}
      <p className="note fine-print">{removal.note}</p>
    </TitledBand>
  )
}

type HomeProps = Props & { isTyping: boolean }

/** Compares what is to pay on both sides. The credit is taken off neither: it may lower paid help at home too. */
export function Home({ form, values, answers, words, toFix, isTyping }: HomeProps) {
  const { home, form: asked } = words
  const costs = (Object.keys(home.lines) as (keyof typeof home.lines)[]).map((name) => ({
    name,
    amount: amountIn(values[`home-${name}`]),
  }))
  const typed = costs.flatMap(({ amount }) => amount ?? [])
  const here = typed.reduce((sum, amount) => sum + amount, 0)
  const there = answers.rent + answers.otherBills + answers.occasional
  const isReadable = typed.length > 0 && !Number.isNaN(here)
  const status = isReadable
    ? fillIn(home.status, { here: formatMoney(here), there: formatMoney(there) })
    : ''
  return (
    <Container className="band comparison" data-empty={isReadable ? undefined : ''}>
      <Grid>
        <Cell from={1} to={4}>
          <h2 id="chez-vous">{home.title}</h2>
          <p className="lead">{home.text}</p>
        </Cell>
        <Cell from={5} to={12}>
          <div className="costs" role="group" aria-labelledby="chez-vous">
            {costs.map(({ name, amount }) => (
              <MoneyField
                key={name}
                field={form.register(`home-${name}`)}
                label={home.lines[name]}
                unit={asked.perMonth}
                error={
                  Number.isNaN(amount) ? { prefix: toFix, text: asked.errors.amount } : undefined
                }
              />
            ))}
          </div>
          {isReadable && (
            <>
              <MoneyTable
                caption={home.caption}
                columns={[home.here, home.there, home.gap]}
                rows={[compared('rent', home.price, [here, there], 'sum')]}
              />
              <p className="says">{home.note}</p>
            </>
          )}
          <Said text={status} isTyping={isTyping} />
        </Cell>
      </Grid>
    </Container>
  )
}
