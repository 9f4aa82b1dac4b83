import { fillTemplate } from '@/lib/fill-template'
import { fillMoneyTemplate, formatMoney } from '@/lib/money'
import type { Estimate } from '@/lib/tax-credit'
import { Button } from '../ui/button'
import { DisclosureIcon } from '../ui/disclosure-icon'
import { MoneyTable } from '../ui/money-table'
import { Cell, Container, Grid } from '../ui/page-layout'
import { ButtonLink } from '../ui/site-link'
import { listCalculationRows } from './calculation-rows'
import { residenceLetters, type NetCostWords, type ResultProps } from './net-cost-values'
import { addResidence, NotebookLink } from './notebook-prices'
import { TitledList } from './titled-list'

type ResultWords = NetCostWords['result']

/** The receipt, its yearly sum, the sources of its figures, and what the estimate does not know. */
export function EstimateDetails(props: ResultProps) {
  const { hookForm, residences, dated, words, whoPays } = props
  const { result } = words
  const estimates = residences.flatMap(({ label, computed }) =>
    computed?.cost.kind === 'estimate' ? [{ label, cost: computed.cost }] : [],
  )
  const [first] = estimates
  const isAlone = residences.length === 1
  const { unknown } = result

  return (
    <Container className="net-cost-result-band">
      <Grid>
        <Cell firstColumn={1} lastColumn={7}>
          {estimates.map(({ label, cost }) =>
            isAlone ? (
              <Receipt key={label} cost={cost} words={result} />
            ) : (
              <details key={label} className="screen-only">
                <summary className="summary-row bold">
                  {fillTemplate(result.receiptOf, { residence: label })} <DisclosureIcon />
                </summary>
                <Receipt cost={cost} words={result} />
              </details>
            ),
          )}
          <div className="actions">
            <Button type="button" onClick={() => window.print()}>
              {result.print}
            </Button>
            <NotebookLink label={result.toNotebook} residences={residences} />
            {residences.length < residenceLetters.length && (
              <Button isOutlined type="button" onClick={() => addResidence(hookForm)}>
                {words.form.add}
              </Button>
            )}
          </div>
          <div className="space-above-4 screen-only">
            <h3>{result.review.title}</h3>
            <p>{result.review.text}</p>
            <ButtonLink href="/contact">{result.review.button}</ButtonLink>
          </div>
          <p className="fine-print">{whoPays}</p>
        </Cell>
        {first && (
          <Cell className="net-cost-notes" firstColumn={8} lastColumn={12}>
            {isAlone && <YearTotals cost={first.cost} words={result} />}
            <TitledList
              className="net-cost-provenance"
              title={result.provenance}
              items={dated.rules.provenance}
            />
            <TitledList
              className="net-cost-unknown"
              title={unknown.title}
              items={first.cost.reduction ? unknown.items : [unknown.income, ...unknown.items]}
            />
          </Cell>
        )}
      </Grid>
    </Container>
  )
}

type EstimateProps = { cost: Estimate; words: ResultWords }

const Receipt = ({ cost, words }: EstimateProps) => (
  <div className="net-cost-receipt">
    <MoneyTable
      caption={words.receipt}
      head={fillTemplate(words.rulesOf, { year: cost.year })}
      columns={[words.perMonth]}
      rows={listCalculationRows(cost, words)}
    />
    <p className="fine-print">
      {fillMoneyTemplate(words.foot, cost)} {words.advance}
    </p>
  </div>
)

function YearTotals({ cost: { year, yearly }, words }: EstimateProps) {
  const totals = [
    [words.year.lease, yearly.totalPayment],
    [fillTemplate(words.year.credit, { year }), yearly.credit],
    [words.year.net, yearly.net],
  ] as const
  return (
    <>
      <h3>{words.year.title}</h3>
      <dl
        className="net-cost-year divided-list space-above-1"
        aria-label={fillTemplate(words.year.caption, { year })}
      >
        {totals.map(([label, amount]) => (
          <div key={label} className="cluster space-between">
            <dt>{label}</dt> <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
