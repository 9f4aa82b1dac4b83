import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { fillIn } from '@/lib/fill-in'
import { fillFigures, formatMoney } from '@/lib/money'
import { computeNetCost, type Estimate } from '@/lib/tax-credit'
import { rulesStatus, selectRules } from '@/lib/tax-year'
import { setPrintState } from '../forms/print-date'
import { Button } from '../ui/button'
import { MoneyTable } from '../ui/money-table'
import { Band, Cell, Container, Grid, TitledBand } from '../ui/page-grid'
import { Announcement } from './announcement'
import { listReceiptRows } from './calculation-rows'
import { HomeComparison, ServiceRemoval } from './comparisons'
import {
  readAnswers,
  type FormProps,
  type NetCostValues,
  type ResultProps,
} from './net-cost-answers'
import { NotePrice } from './note-price'
import { describeCost, Prices } from './prices'
import { TitledList } from './titled-list'
import './net-cost-result.css'

/** Follows the answers once it was asked for, and is hidden while one of them is missing. */
export function NetCostResult(props: FormProps) {
  const { form, words } = props
  const { result, otherHelp } = words
  const values = useWatch({ control: form.control }) as NetCostValues
  const [yearToday] = useState(() => new Date().getFullYear())
  const yearRules = selectRules(props.rules, yearToday)

  const isComputed = values.isComputed === true
  const answers = isComputed ? readAnswers(values) : undefined
  const cost = answers && computeNetCost(answers, yearRules, yearToday)
  const isFilled = cost !== undefined
  useEffect(() => setPrintState(isFilled), [isFilled])

  const status = cost ? describeCost(cost, words) : result.hidden
  const shared = answers && { ...props, values, answers, yearRules }
  return (
    <>
      <Announcement text={isComputed ? status : ''} />
      {cost && shared && (
        <section id="resultat" className="net-cost-result" aria-labelledby="resultat-titre">
          <Band tone="sheet" className="band">
            <Container>
              <h2 id="resultat-titre" tabIndex={-1}>
                {fillIn(result.title, {
                  rules: yearRules.names[rulesStatus(yearRules.year, yearToday)],
                })}
              </h2>
              <Prices {...shared} cost={cost} />
            </Container>
          </Band>
          {cost.kind === 'estimate' && (
            <>
              <EstimateDetails {...shared} cost={cost} />
              <ServiceRemoval {...shared} cost={cost} />
            </>
          )}
          <HomeComparison {...shared} cost={cost} />
          <TitledBand title={otherHelp.title} tone="sheet" className="band">
            <ul className="lines ruled pairs" role="list">
              {otherHelp.items.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong> <span>{text}</span>
                </li>
              ))}
            </ul>
            <p className="fine-print">{otherHelp.note}</p>
          </TitledBand>
          <TitledBand title={result.notePrice.title} className="band screen-only">
            <NotePrice words={result.notePrice} cost={cost} />
          </TitledBand>
        </section>
      )}
    </>
  )
}

/** The receipt, what it comes to in a year, and what it does not know. */
function EstimateDetails({ cost, yearRules, words: { result }, whoPays }: ResultProps<Estimate>) {
  const { year, yearly } = cost
  const { unknown } = result
  const totals = [
    [result.year.lease, yearly.toPay],
    [fillIn(result.year.credit, { year }), yearly.credit],
    [result.year.net, yearly.net],
  ] as const
  return (
    <Container className="band">
      <Grid>
        <Cell from={1} to={7}>
          <div className="receipt">
            <MoneyTable
              caption={result.receipt}
              head={fillIn(result.rulesOf, { year })}
              columns={[result.perMonth]}
              rows={listReceiptRows(cost, result)}
            />
            <p className="fine-print">{fillFigures(result.foot, cost)}</p>
          </div>
          <p className="actions">
            <Button type="button" onClick={() => window.print()}>
              {result.print}
            </Button>
          </p>
        </Cell>
        <Cell from={8} to={12}>
          <h3>{result.year.title}</h3>
          <dl className="year lines" aria-label={fillIn(result.year.caption, { year })}>
            {totals.map(([label, amount]) => (
              <div key={label} className="cluster">
                <dt>{label}</dt> <dd>{formatMoney(amount)}</dd>
              </div>
            ))}
          </dl>
          <TitledList className="origins" title={result.origins} items={yearRules.origins} />
          <TitledList
            className="unknown"
            title={unknown.title}
            items={cost.reduction ? unknown.items : [unknown.income, ...unknown.items]}
          >
            <p className="fine-print">{whoPays}</p>
          </TitledList>
        </Cell>
      </Grid>
    </Container>
  )
}
