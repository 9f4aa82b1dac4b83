import type { ReactNode } from 'react'
import { fillTemplate } from '@/lib/fill-template'
import { formatMoney, type Cents } from '@/lib/money'
import type { Estimate, NetCost } from '@/lib/tax-credit'
import { PhoneLink } from '../ui/phone-link'
import { InlineText } from '../ui/inline-text'
import type { NetCostWords, ResultProps } from './net-cost-values'

type Unsupported = Exclude<NetCost, Estimate>

type PriceProps = { what: string; amount: Cents; emphasis?: 'left' | 'net'; children: ReactNode }

const Price = ({ what, amount, emphasis, children }: PriceProps) => (
  <div className="top-rule">
    <p className="net-cost-result-price-label">{what}</p>
    <p className="net-cost-result-figure" data-emphasis={emphasis}>
      {formatMoney(amount)}
    </p>
    {children}
  </div>
)

/**
 * The monthly payment in the largest type, what it leaves, and the net price or the reason why
 * there is none.
 */
export function Prices({ cost, answers, words, phone }: ResultProps) {
  const { result } = words
  return (
    <div className="net-cost-result-prices space-above-4">
      <Price
        what={cost.totalPayment > cost.rent ? result.rowLabels.totalPayment : result.price}
        amount={cost.totalPayment}
      >
        <p>{result.priceNote}</p>
      </Price>
      {cost.left !== undefined && (
        <Price what={result.left} amount={cost.left} emphasis="left">
          <p>{result.leftNote}</p>
        </Price>
      )}
      {cost.kind === 'estimate' ? (
        <NetPrice cost={cost} answers={answers} words={words} />
      ) : (
        <UnsupportedCase cost={cost} words={words} phone={phone} />
      )}
    </div>
  )
}

type EstimateProps = Pick<ResultProps<Estimate>, 'answers' | 'cost' | 'words'>

/** The conditions that change an estimate without preventing it. */
function EstimateChanges({
  cost,
  answers: { registered, household, isOfAge, isPartnerOfAge },
  words: { changes, form },
}: EstimateProps) {
  const isOneOfTwoOfAge = household === 'couple' && isOfAge !== isPartnerOfAge
  const sentences = [
    registered === 'no' && changes.ordinary,
    registered === 'unknown' && changes.registerUnknown,
    cost.reduction?.isReductionCapped && changes.dependent,
    isOneOfTwoOfAge && registered === 'yes' && changes.oneOfAge,
  ].filter((sentence) => typeof sentence === 'string')
  if (sentences.length === 0) return null

  return (
    <ul className="net-cost-result-changes" role="list">
      {sentences.map((sentence) => (
        <li key={sentence}>
          {sentence}{' '}
          {sentence === changes.registerUnknown && (
            <InlineText text={form.questions.registered.help} />
          )}
        </li>
      ))}
    </ul>
  )
}

const describeCredit = ({ credit, isAtLeast }: Estimate, { result }: NetCostWords) =>
  isAtLeast ? `${result.atLeast} ${formatMoney(credit)}` : formatMoney(credit)

export const describeNet = ({ net, isAtLeast }: Estimate, { result }: NetCostWords) =>
  isAtLeast ? `${result.atMost} ${formatMoney(net)}` : formatMoney(net)

function NetPrice({ cost, answers, words }: EstimateProps) {
  const { result } = words
  return (
    <>
      <Price
        what={cost.isAtLeast ? `${result.net}, ${result.atMost}` : result.net}
        amount={cost.net}
        emphasis="net"
      >
        <p>
          {fillTemplate(result.netNote, { credit: describeCredit(cost, words) })}{' '}
          <strong>{result.estimate}</strong>
        </p>
        <EstimateChanges cost={cost} answers={answers} words={words} />
      </Price>
      {/* The whole bar is the payment; its hatched end is the credit. */}
      <div className="net-cost-result-chart-bar small screen-only">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(100 * cost.net) / cost.totalPayment} height="10" />
        </svg>
        <span>
          {result.net} <br />
          <b>{formatMoney(cost.net)}</b>
        </span>
        <span hidden={cost.credit === 0}>
          {result.rowLabels.credit} <br />
          <b>{formatMoney(cost.credit)}</b>
        </span>
      </div>
    </>
  )
}

type UnsupportedProps = Pick<ResultProps, 'words' | 'phone'> & {
  cost: Pick<Unsupported, 'reason' | 'year'>
  children?: ReactNode
}

/** The cases in which no credit is paid in advance. */
const noCreditCases: readonly Unsupported['reason'][] = ['subsidized', 'underAge']

/** The reason why there is no estimate. */
export function UnsupportedCase({
  cost: { reason, year },
  words: { unsupportedCases, result },
  phone,
  children,
}: UnsupportedProps) {
  const { title, text } = unsupportedCases[reason]
  return (
    <div className="net-cost-result-unsupported callout">
      <h3>{fillTemplate(title, { year })}</h3>
      <p>{fillTemplate(text, { year })}</p>
      {children}
      {reason !== 'underAge' && (
        <p>
          {unsupportedCases.call} <PhoneLink phone={phone} />
        </p>
      )}
      {!noCreditCases.includes(reason) && <p>{result.advance}</p>}
    </div>
  )
}
