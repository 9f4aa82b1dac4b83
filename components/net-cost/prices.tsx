import { fillIn } from '@/lib/fill-in'
import { formatAmounts, formatMoney } from '@/lib/money'
import type { Estimate, NetCost } from '@/lib/tax-credit'
import { PhoneLink } from '../ui/phone-link'
import { Sentence } from '../ui/sentence'
import type { NetCostWords } from './net-cost-answers'
import type { ResultProps } from './net-cost-props'

type WithoutEstimate = Exclude<NetCost, Estimate>

function describeRefusal(cost: WithoutEstimate, { refusals, changes }: NetCostWords) {
  if (cost.kind === 'price-only') return changes.underAge
  const { title, text } = refusals[cost.reason]
  return { title: fillIn(title, cost), text: fillIn(text, cost) }
}

/** In one sentence, for a live region. */
export function describeCost(cost: NetCost, words: NetCostWords): string {
  if (cost.kind !== 'estimate') return describeRefusal(cost, words).title
  const { rent, net } = cost
  return fillIn(words.result.status, formatAmounts({ rent, net }))
}

/** What is paid each month, largest; beside it the net price, or why there is none. */
export function Prices(props: ResultProps) {
  const {
    cost,
    words: { result },
  } = props
  const toPay = cost.kind === 'estimate' ? cost.toPay : cost.rent
  return (
    <div className="prices">
      <div className="ruled">
        <p className="what">{toPay > cost.rent ? result.lines.toPay : result.price}</p>
        <p className="figure">{formatMoney(toPay)}</p>
        <p>{result.priceNote}</p>
      </div>
      {cost.kind === 'estimate' ? (
        <NetPrice {...props} cost={cost} />
      ) : (
        <Refusal {...props} cost={cost} />
      )}
    </div>
  )
}

function NetPrice({ cost, answers, words: { result, changes, form } }: ResultProps<Estimate>) {
  const { toPay, net, reduction, isAtLeast } = cost
  const { registered, household, isOfAge, isPartnerOfAge } = answers
  const credit = formatMoney(cost.credit)
  const creditPhrase = isAtLeast ? `${result.atLeast} ${credit}` : credit
  const isOneOfTwoOfAge = household === 'couple' && isOfAge !== isPartnerOfAge
  return (
    <>
      <div className="ruled">
        <p className="what">{result.net}</p>
        <p className="figure" data-look="net">
          {formatMoney(net)}
        </p>
        <p>
          {fillIn(result.netNote, { credit: creditPhrase })} <strong>{result.estimate}</strong>
        </p>
        <ul className="changes" role="list">
          {registered === 'no' && <li>{changes.ordinary}</li>}
          {registered === 'unknown' && (
            <li>
              {changes.registerUnknown} <Sentence text={form.questions.registered.help} />
            </li>
          )}
          {reduction?.isStrongestPossible && <li>{changes.dependent}</li>}
          {isOneOfTwoOfAge && registered === 'yes' && <li>{changes.oneOfAge}</li>}
        </ul>
      </div>
      {/* The whole bar is what is paid; its hatched end is the credit. */}
      <div className="bar small screen-only">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(100 * net) / toPay} height="10" />
        </svg>
        <span>
          {result.net} <br />
          <b>{formatMoney(net)}</b>
        </span>
        <span hidden={cost.credit === 0}>
          {result.lines.credit} <br />
          <b>{credit}</b>
        </span>
      </div>
    </>
  )
}

function Refusal({ cost, words, phone }: ResultProps<WithoutEstimate>) {
  const { title, text } = describeRefusal(cost, words)
  return (
    <div className="refusal callout">
      <h3>{title}</h3>
      <p>{text}</p>
      {cost.kind === 'refused' && (
        <p>
          {words.refusals.call} <PhoneLink phone={phone} />
        </p>
      )}
    </div>
  )
}
