import { fillTemplate } from '@/lib/fill-template'
import { fillMoneyTemplate, formatMoney } from '@/lib/money'
import type { Estimate } from '@/lib/tax-credit'
import { Button } from '../ui/button'
import { LabelledTable } from '../ui/labelled-table'
import { Cell, Container, Grid } from '../ui/page-layout'
import { ButtonLink } from '../ui/site-link'
import { listCalculationRows } from './calculation-rows'
import { OtherResidences } from './net-cost-form'
import type { NetCostWords, ResultProps } from './net-cost-values'
import { NotebookLink } from './notebook-link'
import { TitledList } from './titled-list'

type ResultWords = NetCostWords['result']

/** The receipt, its yearly sum, the sources of its figures, and what the estimate does not know. */
export function EstimateDetails(props: ResultProps) {
  const { cost, dated, words, whoPays } = props
  const { result } = words
  const { unknown } = result

  return (
    <Container className="net-cost-result-band">
      <Grid>
        <Cell firstColumn={1} lastColumn={7}>
          {cost.kind === 'estimate' && <Receipt cost={cost} words={result} />}
          <div className="actions">
            <Button type="button" onClick={() => window.print()}>
              {result.print}
            </Button>
            <NotebookLink {...props} />
          </div>
          <OtherResidences {...props} />
          <div className="space-above-4 screen-only">
            <h3>{result.review.title}</h3>
            <p>{result.review.text}</p>
            <ButtonLink href="/contact">{result.review.button}</ButtonLink>
          </div>
          <p className="fine-print">{whoPays}</p>
        </Cell>
        {cost.kind === 'estimate' && (
          <Cell className="net-cost-result-notes" firstColumn={8} lastColumn={12}>
            <YearTotals cost={cost} words={result} />
            <TitledList
              className="net-cost-result-provenance"
              title={result.provenance}
              items={dated.rules.provenance}
            />
            <TitledList
              className="net-cost-result-unknown"
              title={unknown.title}
              items={cost.reduction ? unknown.items : [unknown.income, ...unknown.items]}
            />
          </Cell>
        )}
      </Grid>
    </Container>
  )
}

type EstimateProps = { cost: Estimate; words: ResultWords }

const Receipt = ({ cost, words }: EstimateProps) => (
  <div className="net-cost-result-receipt">
    <LabelledTable
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
        className="net-cost-result-year divided-list space-above-1"
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
