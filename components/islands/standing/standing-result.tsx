import { useState } from 'react'
import type { Words } from '@/content/words'
import { Button, ButtonAnchor } from '../../ui/button'
import { Cell, Frame, Grid } from '../../ui/layout'
import { PhoneLink } from '../../ui/phone-link'
import { Sentence } from '../../ui/sentence'
import { ButtonLink, SiteLink } from '../../ui/site-link'
import { fillIn } from '../../ui/words'
import { addToMessage } from '../contact-form/add-to-message'
import { Numbers } from '../parts/numbers'
import { firstCalls, standingOf, type Answers, type Modifier } from './assess-standing'
import { Progress, type Asked } from './standing-question'
import { FlagNumbers, type CallsProps } from './standing-screens'
import './standing-result.css'

type Props = Omit<CallsProps, 'flags'> & {
  labels: Pick<Words['sheet'], 'sources'>
  whoPays: string
  answers: Answers
  asked: readonly Asked[]
}

const PrintButton = ({ children }: { children: string }) => (
  <Button type="button" onClick={() => window.print()}>
    {children}
  </Button>
)

/** One of the six results, with what decided it. Where a residence is named, who pays us stands beside it. */
export function StandingResult({ words, numbers, labels, whoPays, exit, answers, asked }: Props) {
  const { headings, buttons } = words
  const { result: name, guidedBy, unknown, modifiers } = standingOf(answers)
  const flags = firstCalls(answers)
  const result = words.results[name]
  const isUnclear = name === 'unclear'
  // « Rien ne presse » and « Visiter » would be false of who has just ticked what cannot wait: the numbers are the result then.
  const isOutweighed = flags.length > 0 && name === 'noHurry'
  const isForSelf = answers.q2 === 'self'
  // Of « elle », or of « vous » where one answers for oneself.
  const say = <Said,>({ text, forSelf = text }: { text: Said; forSelf?: Said | undefined }) => (isForSelf ? forSelf : text)
  const among = (ids: readonly string[]) => asked.filter(({ id }) => ids.includes(id))
  return (
    <section id="resultat" className="standing-result" data-result={name} data-flags={flags.length > 0 ? '' : undefined} data-now="">
      <Frame>
        <Grid>
          <Cell from={1} to={8}>
            <Progress text={words.resultProgress} reached={asked.length} total={asked.length} />
            {flags.length > 0 && <h2 tabIndex={-1}>{words.first.title}</h2>}
            <FlagNumbers words={words} flags={flags} numbers={numbers} exit={exit} />
            {!isOutweighed && (
              <>
                <h2 tabIndex={-1}>{result.title}</h2>
                <p className="lead">{result.text}</p>
              </>
            )}
            {isUnclear && <PrintButton>{buttons.printGrid}</PrintButton>}
          </Cell>
          <div>
            <div className="modifiers">
              {modifiers.map((each) => (
                <ComesFirst key={each} modifier={words.modifiers[each]} text={say(words.modifiers[each])} numbers={numbers} />
              ))}
            </div>
            {!isOutweighed && <Ways result={result} whoPays={whoPays} />}
            {isUnclear && <WeekGrid words={words.grid} />}
            <div className="blocks">
              <div className="aside">
                <h3>{headings.calls}</h3>
                <Numbers calls={result.calls} numbers={numbers} />
              </div>
              <div className="told">
                <div>
                  <h3>{headings.week}</h3>
                  <ol className="lines">
                    {result.week.map((step) => (
                      <li key={step.text}>{say(step)}</li>
                    ))}
                  </ol>
                </div>
                {guidedBy.length > 0 && !isUnclear && (
                  <div>
                    <h3>{headings.guided}</h3>
                    <dl className="guided lines">
                      {among(guidedBy).map(({ id, legend, answer }) => (
                        <div key={id}>
                          <dt className="small soft">
                            <Sentence of={legend} />
                          </dt>
                          <dd>{answer}</dd>
                        </div>
                      ))}
                    </dl>
                  </div>
                )}
                <div>
                  <h3>{headings.unknown}</h3>
                  {isUnclear && <p>{fillIn(words.unknownCount, { count: words.counts[unknown.length] ?? '' })}</p>}
                  {unknown.length > 0 && !isUnclear && (
                    <div className="unanswered">
                      <p>{words.unanswered}</p>
                      <ul className="lines" role="list">
                        {among(unknown).map(({ id, legend }) => (
                          <li key={id}>{legend}</li>
                        ))}
                      </ul>
                    </div>
                  )}
                  <p>{result.unknown}</p>
                </div>
                <div>
                  <div className="caution ruled">
                    <p>
                      <Sentence of={say(words.caution)} />
                    </p>
                  </div>
                  <p className="actions">
                    <PrintButton>{buttons.print}</PrintButton>
                    <ButtonAnchor line href="#revue">
                      {buttons.review}
                    </ButtonAnchor>
                  </p>
                  <p className="fine-print">
                    {labels.sources} {words.sources}
                  </p>
                </div>
              </div>
              <div className="screen-only">
                <Write words={words} carry={result.carry} seekingFor={isForSelf ? 'vous' : 'proche'} />
              </div>
            </div>
          </div>
        </Grid>
      </Frame>
    </section>
  )
}

type ComesFirstProps = { modifier: Words['standing']['modifiers'][Modifier]; text: string; numbers: Words['numbers'] }

/** What comes before the rest, for some answers. */
function ComesFirst({ modifier, text, numbers }: ComesFirstProps) {
  return (
    <div className="modifier callout">
      <h3>{modifier.title}</h3>
      <p>
        <Sentence of={text} />{' '}
        {'number' in modifier && (
          <>
            <PhoneLink phone={numbers[modifier.number]} /> <span className="small">{numbers[modifier.number].hours}</span>
          </>
        )}
        {'link' in modifier && <SiteLink href={modifier.link.href}>{modifier.link.label}</SiteLink>}
      </p>
    </div>
  )
}

type WaysProps = { result: Words['standing']['results'][keyof Words['standing']['results']]; whoPays: string }

function Ways({ result: { ways, waysTitle }, whoPays }: WaysProps) {
  const Title = waysTitle === undefined ? 'h3' : 'h4'
  return (
    <>
      {waysTitle !== undefined && <h3>{waysTitle}</h3>}
      {/* The road that parts, each branch drawn from the fork to its way. */}
      <svg className="fork screen-only" aria-hidden="true">
        <line x1="50%" x2="50%" y1="6" y2="42" strokeWidth="11" strokeDasharray="0.1 17.9" />
        {ways.map(({ title }, at) => {
          const x = `${String((100 * (at + 0.5)) / ways.length)}%`
          return (
            <g key={title}>
              <line x1="50%" x2={x} y1="58" y2="58" pathLength="15" />
              <line x1={x} x2={x} y1="58" y2="82" pathLength="2.01" />
            </g>
          )
        })}
      </svg>
      <div className="ways">
        {ways.map(({ kind, title, text }) => (
          <div key={title} className="ruled">
            <Title>{title}</Title>
            <p>{text}</p>
            {kind === 'residence' && <p className="payer fine-print">{whoPays}</p>}
          </div>
        ))}
      </div>
    </>
  )
}

/** A week to observe: blank, to print. */
function WeekGrid({ words }: { words: Words['standing']['grid'] }) {
  return (
    <div className="grid">
      <h3 id="grille">{words.title}</h3>
      <p>{words.text}</p>
      <table className="cells" aria-labelledby="grille">
        <thead>
          <tr>
            <td />
            {words.days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {words.days.map((day) => (
                <td key={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type WriteProps = { words: Words['standing']; carry: string | undefined; seekingFor: 'vous' | 'proche' }

/** Nothing goes along unless it is ticked, and then a kind of home: never an answer on health. */
function Write({ words: { write, headings }, carry, seekingFor }: WriteProps) {
  const [isCarried, setCarried] = useState(false)
  return (
    <div className="write sheet folded">
      <h3>{headings.write}</h3>
      <p>{write.text}</p>
      {carry !== undefined && (
        <label className="tick">
          <input type="checkbox" checked={isCarried} onChange={() => setCarried(!isCarried)} />
          <span>{fillIn(write.carry, { text: carry })}</span>
        </label>
      )}
      <p>
        <ButtonLink
          line
          href="/contact"
          onClick={() => {
            if (carry !== undefined && isCarried) addToMessage(carry, seekingFor)
          }}
        >
          {write.link}
        </ButtonLink>
      </p>
    </div>
  )
}
