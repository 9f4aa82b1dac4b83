import { fillIn } from '@/lib/fill-in'
import { fillFigures, formatMoney } from '@/lib/money'
import type { Estimate, NetCost } from '@/lib/tax-credit'
import { PhoneLink } from '../ui/phone-link'
import { Sentence } from '../ui/sentence'
import type { NetCostWords, ResultProps } from './net-cost-answers'

type Refused = Exclude<NetCost, Estimate>

/** In one sentence, for a live region. */
export const describeCost = (cost: NetCost, words: NetCostWords) =>
  cost.kind === 'estimate'
    ? fillFigures(words.result.status, cost)
    : fillIn(words.refusals[cost.reason].title, cost)

/** What is paid each month, largest; beside it the net price, or why there is none. */
export function Prices(props: ResultProps) {
  const { cost } = props
  const { result } = props.words
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
  const { registered, household, isOfAge, isPartnerOfAge } = answers
  const isOneOfTwoOfAge = household === 'couple' && isOfAge !== isPartnerOfAge
  const net = formatMoney(cost.net)
  const credit = formatMoney(cost.credit)
  return (
    <>
      <div className="ruled">
        <p className="what">{result.net}</p>
        <p className="figure" data-look="net">
          {net}
        </p>
        <p>
          {fillIn(result.netNote, {
            credit: cost.isAtLeast ? `${result.atLeast} ${credit}` : credit,
          })}{' '}
          <strong>{result.estimate}</strong>
        </p>
        <ul className="changes" role="list">
          {registered === 'no' && <li>{changes.ordinary}</li>}
          {registered === 'unknown' && (
            <li>
              {changes.registerUnknown} <Sentence text={form.questions.registered.help} />
            </li>
          )}
          {cost.reduction?.isStrongestPossible && <li>{changes.dependent}</li>}
          {isOneOfTwoOfAge && registered === 'yes' && <li>{changes.oneOfAge}</li>}
        </ul>
      </div>
      {/* The whole bar is what is paid; its hatched end is the credit. */}
      <div className="bar small screen-only">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(100 * cost.net) / cost.toPay} height="10" />
        </svg>
        <span>
          {result.net} <br />
          <b>{net}</b>
        </span>
        <span hidden={cost.credit === 0}>
          {result.lines.credit} <br />
          <b>{credit}</b>
        </span>
      </div>
    </>
  )
}

function Refusal({ cost, words: { refusals }, phone }: ResultProps<Refused>) {
  const { title, text } = refusals[cost.reason]
  return (
    <div className="refusal callout">
      <h3>{fillIn(title, cost)}</h3>
      <p>{fillIn(text, cost)}</p>
      {cost.reason !== 'underAge' && (
        <p>
          {refusals.call} <PhoneLink phone={phone} />
        </p>
      )}
    </div>
  )
}
