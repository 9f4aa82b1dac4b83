import { fillTemplate } from '@/lib/fill-template'
import { fillMoneyTemplate, type Cents } from '@/lib/money'
import { parseAmount } from '@/lib/net-cost-answers'
import { computeEstimate, listRemovable, removeService, type Estimate } from '@/lib/tax-credit'
import { LabelledTable, type LabelledRow } from '../ui/labelled-table'
import { DebouncedStatus } from './debounced-status'
import { ComparisonBand } from './comparison-band'
import { AnswerField } from '../forms/fields/answer-field'
import type { ResultProps } from './net-cost-values'

const compareAmounts = (
  label: string,
  one: Cents,
  other: Cents,
  emphasis?: LabelledRow['emphasis'],
): LabelledRow => ({ label, cells: [one, other, Math.abs(one - other)], emphasis })

/** A band that shows what removing a service changes in the lease, the credit and the net price. */
export function ServiceRemoval(props: ResultProps<Estimate>) {
  const { hookForm, values, answers, words, labels, cost, dated } = props
  const { removal, result, form: formWords } = words
  const services = listRemovable(answers).map((name) => ({
    name,
    label: name === 'meals' ? removal.meals : formWords.questions.services.options[name].label,
  }))
  const service = services.find(({ name }) => name === values.removed) ?? services[0]
  if (!service) return null

  // Each service has its own price field: the price of another service would give a false net
  // price.
  const priceName = `removedPrice-${service.name}` as const
  const price = parseAmount(values[priceName])
  const costWithout =
    price !== undefined && price > 0 && price <= answers.rent
      ? computeEstimate(removeService(answers, service.name, price), dated.rules)
      : undefined
  const serviceName = service.label.toLowerCase()

  return (
    <ComparisonBand
      words={removal}
      titleId="retirer"
      tone="card"
      isEmpty={!costWithout}
      fields={
        <>
          <div className="answer-field">
            <label htmlFor="removed" className="text-title own-line">
              {removal.service}
            </label>
            <select
              id="removed"
              value={service.name}
              onChange={({ target }) => hookForm.setValue('removed', target.value)}
            >
              {services.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <AnswerField
            key={service.name}
            field={{ ...hookForm.register(priceName), id: 'removedPrice' }}
            label={removal.price}
            unit={formWords.perMonth}
            error={
              price !== undefined &&
              !costWithout && { prefix: labels.errorPrefix, text: formWords.errors.removedPrice }
            }
          />
        </>
      }
    >
      {costWithout && (
        <LabelledTable
          caption={fillTemplate(removal.caption, { service: serviceName, year: costWithout.year })}
          columns={[removal.with, removal.without, removal.gap]}
          rows={[
            compareAmounts(result.price, cost.rent, costWithout.rent),
            compareAmounts(result.rowLabels.credit, cost.credit, costWithout.credit),
            compareAmounts(result.net, cost.net, costWithout.net, 'sum'),
          ]}
        />
      )}
      <p className="net-cost-result-key-sentence" role="status">
        {costWithout &&
          fillMoneyTemplate(costWithout.net > cost.net ? removal.higher : removal.lower, {
            service: serviceName,
            lease: cost.rent - costWithout.rent,
            net: Math.abs(cost.net - costWithout.net),
          })}
      </p>
      {answers.registered === 'unknown' && <p className="callout">{removal.registerUnknown}</p>}
      <p className="fine-print">{removal.note}</p>
    </ComparisonBand>
  )
}

/**
 * A comparison with living at home, before the credit on both sides: it may lower the cost of paid
 * help at home too.
 */
export function HomeComparison({ hookForm, values, cost, words, labels }: ResultProps) {
  const { home, form: formWords } = words
  const names = Object.keys(home.lines) as (keyof typeof home.lines)[]
  const costs = names.map((name) => ({ name, amount: parseAmount(values[`home-${name}`]) }))
  const here = costs.reduce((sum, { amount = 0 }) => sum + amount, 0)
  const isComplete = costs.some(({ amount }) => amount !== undefined) && !Number.isNaN(here)
  const there = cost.totalPayment

  return (
    <ComparisonBand
      words={home}
      titleId="chez-vous"
      isEmpty={!isComplete}
      fields={costs.map(({ name, amount }) => (
        <AnswerField
          key={name}
          field={hookForm.register(`home-${name}`)}
          label={home.lines[name]}
          unit={formWords.perMonth}
          error={
            Number.isNaN(amount) && { prefix: labels.errorPrefix, text: formWords.errors.amount }
          }
        />
      ))}
    >
      {isComplete && (
        <>
          <LabelledTable
            caption={home.caption}
            columns={[home.here, home.there, home.gap]}
            rows={[compareAmounts(home.price, here, there, 'sum')]}
          />
          <p className="net-cost-result-key-sentence">{home.note}</p>
        </>
      )}
      <DebouncedStatus text={isComplete ? fillMoneyTemplate(home.status, { here, there }) : ''} />
    </ComparisonBand>
  )
}
