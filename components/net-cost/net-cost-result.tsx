import { useEffect, useState, type RefObject } from 'react'
import { useWatch } from 'react-hook-form'
import { rulesStatus, selectRules } from '@/lib/tax-year'
import { Button } from '../ui/button'
import { MoneyTable } from '../ui/money-table'
import { Band, Cell, Container, Grid, TitledBand } from '../ui/page-grid'
import { fillIn } from '@/lib/fill-in'
import { setPrintState } from '../forms/print-date'
import { computeNetCost, type Estimate } from '@/lib/tax-credit'
import { formatMoney } from '@/lib/money'
import { Announcement } from './announcement'
import { listReceiptRows } from './calculation-rows'
import { HomeComparison, ServiceRemoval } from './comparisons'
import { readAnswers, type NetCostValues } from './net-cost-answers'
import type { FormProps, ResultProps } from './net-cost-props'
import { NotePrice } from './note-price'
import { describeCost, Prices } from './prices'
import { TitledList } from './titled-list'
import './net-cost-result.css'

type Props = FormProps &
  Pick<ResultProps, 'isTyping'> & { title: RefObject<HTMLHeadingElement | null> }

/** Follows the answers once it was asked for, and is hidden while one of them is missing. */
export function NetCostResult({ title, ...props }: Props) {
  const { form, words, isTyping } = props
  const values = useWatch({ control: form.control }) as NetCostValues
  const [today] = useState(() => new Date())
  const yearRules = selectRules(props.rules, today.getFullYear())
  const isComputed = values.isComputed === true
  const answers = isComputed ? readAnswers(values) : undefined
  const cost = answers && computeNetCost(answers, yearRules, today)
  const isFilled = cost !== undefined
  useEffect(() => setPrintState(isFilled), [isFilled])

  const { result, otherHelp } = words
  const status = cost ? describeCost(cost, words) : result.hidden
  const shared = answers && { ...props, values, answers, yearRules, today }
  return (
    <>
      <Announcement text={isComputed ? status : ''} isTyping={isTyping} />
      {cost && shared && (
        <section id="resultat" className="net-cost-result" aria-labelledby="resultat-titre">
          <Band tone="sheet" className="band">
            <Container>
              <h2 id="resultat-titre" tabIndex={-1} ref={title}>
                {fillIn(result.title, {
                  rules: yearRules.names[rulesStatus(yearRules.year, today.getFullYear())],
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
              {otherHelp.items.map(({ title: name, text }) => (
                <li key={name}>
                  <strong>{name}</strong> <span>{text}</span>
                </li>
              ))}
            </ul>
            <p className="fine-print">{otherHelp.note}</p>
          </TitledBand>
          <TitledBand title={result.carry.title} className="band screen-only">
            <NotePrice words={result.carry} cost={cost} />
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
              rows={listReceiptRows(cost, yearRules, result)}
            />
            <p className="fine-print">
              {fillIn(result.foot, { eligible: formatMoney(cost.eligible) })}
            </p>
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
