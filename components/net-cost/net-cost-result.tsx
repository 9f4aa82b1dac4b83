import { useEffect, useState, type RefObject } from 'react'
import { useWatch } from 'react-hook-form'
import type { NetCostRules } from '@/content/rules'
import { rulesStatus, selectRules } from '@/lib/tax-year'
import { Button } from '../ui/button'
import { Band, Cell, Container, Grid, TitledBand } from '../ui/page-grid'
import { PhoneLink } from '../ui/phone-link'
import { Sentence } from '../ui/sentence'
import { fillIn } from '../../lib/fill-in'
import { setPrintState } from '../forms/print-date'
import {
  computeNetCost,
  type Estimate,
  type NetCost,
  type NetCostAnswers,
} from '../../lib/tax-credit'
import { Home, Removal, Said } from './comparisons'
import { formatMoney } from '../../lib/money'
import {
  answersIn,
  type NetCostFormState,
  type NetCostValues,
  type NetCostWords,
} from './net-cost-answers'
import { NotePrice } from './note-price'
import { Origins } from './figure-sources'
import { Receipt } from './receipt'
import './net-cost-result.css'

export type ResultProps = {
  /** Of every year that the site has. */
  rules: readonly NetCostRules[]
  words: NetCostWords
  /** Of Revenu Québec, for this credit. */
  phone: { text: string; href: string }
  whoPays: string
  form: NetCostFormState
  toFix: string
  /** An amount is being typed: what it changes is not said aloud yet. */
  isTyping: boolean
  title: RefObject<HTMLHeadingElement | null>
}

const print = () => window.print()

function refusalOf(cost: Exclude<NetCost, Estimate>, { refusals, changes }: NetCostWords) {
  if (cost.kind === 'price-only') return changes.underAge
  const { title, text } = refusals[cost.reason]
  return { title: fillIn(title, { year: cost.year }), text: fillIn(text, { year: cost.year }) }
}

function statusOf(cost: NetCost, words: NetCostWords): string {
  if (cost.kind !== 'estimate') return refusalOf(cost, words).title
  return fillIn(words.result.status, { rent: formatMoney(cost.rent), net: formatMoney(cost.net) })
}

/** Once it was asked for, it follows the answers, and leaves the page as long as one of them is missing. */
export function NetCostResult({
  form,
  rules: years,
  words,
  toFix,
  phone,
  whoPays,
  isTyping,
  title,
}: ResultProps) {
  const values = useWatch({ control: form.control }) as NetCostValues
  const [today] = useState(() => new Date())
  const rules = selectRules(years, today.getFullYear())
  const answers = values.isComputed === true ? answersIn(values) : undefined
  const cost = answers && computeNetCost(answers, rules, today)
  const { result, otherHelp } = words
  const status = cost ? statusOf(cost, words) : result.hidden
  const isFilled = cost !== undefined
  useEffect(() => setPrintState(isFilled), [isFilled])
  const shared = answers && { form, values, answers, words, toFix }
  return (
    <>
      <Said text={values.isComputed === true ? status : ''} isTyping={isTyping} />
      {cost && shared && (
        <section id="resultat" className="net-cost-result" aria-labelledby="resultat-titre">
          <Band tone="sheet" className="band">
            <Container>
              <h2 id="resultat-titre" tabIndex={-1} ref={title}>
                {fillIn(result.title, {
                  rules: rules.names[rulesStatus(rules.year, today.getFullYear())],
                })}
              </h2>
              <Prices cost={cost} answers={shared.answers} words={words} phone={phone} />
            </Container>
          </Band>
          {cost.kind === 'estimate' && (
            <>
              <Container className="band">
                <Grid>
                  <Cell from={1} to={7}>
                    <Receipt estimate={cost} rules={rules} words={words} />
                    <p className="actions">
                      <Button type="button" onClick={print}>
                        {result.print}
                      </Button>
                    </p>
                  </Cell>
                  <Cell from={8} to={12}>
                    <Year estimate={cost} words={result.year} />
                    <Origins title={result.origins} origins={rules.origins} />
                    <div className="unknown">
                      <h3>{result.unknown.title}</h3>
                      <ul className="lines" role="list">
                        {[
                          ...(cost.reduction ? [] : [result.unknown.income]),
                          ...result.unknown.items,
                        ].map((item) => (
                          <li key={item}>{item}</li>
                        ))}
                      </ul>
                      <p className="fine-print">{whoPays}</p>
                    </div>
                  </Cell>
                </Grid>
              </Container>
              <Removal {...shared} cost={cost} rules={rules} today={today} />
            </>
          )}
          <Home {...shared} isTyping={isTyping} />
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
            <NotePrice
              words={result.carry}
              price={{
                rent: formatMoney(cost.rent),
                net: cost.kind === 'estimate' ? formatMoney(cost.net) : '',
              }}
            />
          </TitledBand>
        </section>
      )}
    </>
  )
}

/** What leaves the account each month, largest; beside it the net, or the sentence that stands in its place. */
function Prices({
  cost,
  answers,
  words,
  phone,
}: Pick<ResultProps, 'words' | 'phone'> & { cost: NetCost; answers: NetCostAnswers }) {
  const { result, refusals, changes, form } = words
  const refusal = cost.kind === 'estimate' ? undefined : refusalOf(cost, words)
  const hasMore = cost.kind === 'estimate' && cost.toPay > cost.rent
  return (
    <div className="prices">
      <div className="ruled">
        <p className="what">{hasMore ? result.lines.toPay : result.price}</p>
        <p className="figure">{formatMoney(hasMore ? cost.toPay : cost.rent)}</p>
        <p>{result.priceNote}</p>
      </div>
      {cost.kind === 'estimate' && (
        <div className="ruled">
          <p className="what">{result.net}</p>
          <p className="figure" data-look="net">
            {formatMoney(cost.net)}
          </p>
          <p>
            {fillIn(result.netNote, {
              credit: `${cost.isAtLeast ? `${result.atLeast} ` : ''}${formatMoney(cost.credit)}`,
            })}{' '}
            <strong>{result.estimate}</strong>
          </p>
          <ul className="changes" role="list">
            {answers.registered === 'no' && <li>{changes.ordinary}</li>}
            {answers.registered === 'unknown' && (
              <li>
                {changes.registerUnknown} <Sentence text={form.registered.help} />
              </li>
            )}
            {cost.reduction?.isStrongestPossible && <li>{changes.dependent}</li>}
            {answers.household === 'couple' &&
              answers.isOfAge !== answers.isPartnerOfAge &&
              answers.registered === 'yes' && <li>{changes.oneOfAge}</li>}
          </ul>
        </div>
      )}
      {cost.kind === 'estimate' && <Bar cost={cost} words={result} />}
      {refusal && (
        <div className="refusal callout">
          <h3>{refusal.title}</h3>
          <p>{refusal.text}</p>
          {cost.kind === 'refused' && (
            <p>
              {refusals.call} <PhoneLink phone={phone} />
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** What one pays, from end to end: the net, and hatched what the credit would take off it. */
const Bar = ({
  cost: { toPay, net, credit },
  words,
}: {
  cost: Estimate
  words: NetCostWords['result']
}) => (
  <div className="bar small screen-only">
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(100 * net) / toPay} height="10" />
    </svg>
    <span>
      {words.net} <br />
      <b>{formatMoney(net)}</b>
    </span>
    <span hidden={credit === 0}>
      {words.lines.credit} <br />
      <b>{formatMoney(credit)}</b>
    </span>
  </div>
)

function Year({
  estimate: { year, yearly },
  words,
}: {
  estimate: Estimate
  words: NetCostWords['result']['year']
}) {
  const lines = [
    [words.lease, yearly.toPay],
    [fillIn(words.credit, { year }), yearly.credit],
    [words.net, yearly.net],
  ] as const
  return (
    <>
      <h3>{words.title}</h3>
      <dl className="year lines" aria-label={fillIn(words.caption, { year })}>
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
