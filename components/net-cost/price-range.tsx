import { fillTemplate } from '@/lib/fill-template'
import { fillMoneyTemplate, formatMoney, toCents } from '@/lib/money'
import {
  parseAnswers,
  parseKnownAnswers,
  type KnownAnswers,
  type Question,
} from '@/lib/net-cost-answers'
import { computeRange } from '@/lib/net-cost-range'
import { DebouncedStatus } from './debounced-status'
import { isStarted, type FormProps, type NetCostWords, type TypedAnswers } from './net-cost-values'
import { UnsupportedCase } from './prices'

type Range = Extract<ReturnType<typeof computeRange>, { kind: 'range' }>

function describeRange({ low, high, isAtMost }: Range, { range, result }: NetCostWords) {
  if (low < high)
    return fillMoneyTemplate(isAtMost ? range.betweenAtMost : range.between, { low, high })
  return isAtMost ? `${result.atMost} ${formatMoney(high)}` : formatMoney(high)
}

type Props = FormProps & {
  typed: TypedAnswers
  /** Opens the question of an assumption. */
  onChange: (question: Question) => void
}

/** The net price as soon as three answers are given, and as near as the others let it be. */
export function PriceRange(props: Props) {
  const { typed, words, dated } = props
  const { range, result, unsupportedCases } = words
  const known = parseKnownAnswers(typed)
  if (!known || !isStarted(known))
    return (
      <div className="net-cost-form-range top-rule">
        <p className="h3">{known ? range.empty : range.unreadable}</p>
      </div>
    )

  const cost = computeRange(known, dated)
  const isComplete = parseAnswers(typed).data !== undefined
  const text =
    cost.kind === 'unsupported'
      ? fillTemplate(unsupportedCases[cost.reason].title, { year: cost.year })
      : describeRange(cost, words)

  return (
    <div className="net-cost-form-range top-rule">
      {cost.kind === 'unsupported' && !isComplete ? (
        <UnsupportedCase {...props} cost={cost}>
          {cost.reason === 'underAge' && known.household === undefined && <p>{range.forTwo}</p>}
        </UnsupportedCase>
      ) : (
        <>
          <p>{result.net}</p>
          <p className="net-cost-form-range-figure">{text}</p>
          {cost.kind === 'range' && <Assumptions {...props} known={known} />}
        </>
      )}
      {isComplete && (
        <a className="tap-target" href="#resultat">
          {range.details}
        </a>
      )}
      <DebouncedStatus text={`${result.net}\u00A0: ${text}`} />
    </div>
  )
}

/** What the price counts and supposes: each assumption is a button that opens its question. */
function Assumptions({
  known,
  words: { range },
  dated,
  onChange,
}: Props & { known: KnownAnswers }) {
  const threshold = toCents(dated.rules.thresholds.first)
  const assumptions = [
    { name: 'registered' as const, label: range.registered },
    { name: 'income' as const, label: fillMoneyTemplate(range.income, { threshold }) },
  ].filter(({ name }) => known[name] === undefined)

  return (
    <>
      <p>
        {known.otherBills === 0 && known.occasional === 0 && range.rentAlone}{' '}
        {assumptions.length > 0 && range.assuming}
      </p>
      <ul role="list">
        {assumptions.map(({ name, label }) => (
          <li key={name}>
            <button type="button" className="plain-button" onClick={() => onChange(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
