import { fillTemplate } from '@/lib/fill-template'
import { QuickExit } from '../forms/drafts/quick-exit'
import { Button, ButtonAnchor } from '../ui/button'
import { PhoneLink } from '../ui/phone-link'
import { InlineText } from '../ui/inline-text'
import { SiteLink } from '../ui/site-link'
import { EmergencyCalls } from './calls-screen'
import type { SectionProps } from './result-screen'
import { screenHashes } from './use-assessment'
import '../ui/writable-table.css'
import './week-grid.css'

export const UrgentCalls = ({ words: { first }, assessment, numbers, quickExit }: SectionProps) => (
  <>
    <h2 tabIndex={-1}>{first.title}</h2>
    <div className="needs-assessment-emergencies">
      {assessment.emergencies.map((emergency) => (
        <EmergencyCalls key={emergency} emergency={first.emergencies[emergency]} numbers={numbers}>
          {emergency === 'fear' && (
            <QuickExit
              label={quickExit.label}
              url={quickExit.url}
              note={quickExit.longNote}
              draft="needs-assessment"
            />
          )}
        </EmergencyCalls>
      ))}
    </div>
  </>
)

export const PrintResultButton = ({ label }: { label: string }) => (
  <Button type="button" onClick={() => window.print()}>
    {label}
  </Button>
)

/** The advice that comes before the rest, for some answers. */
export const PriorityAdvice = ({ words, numbers, assessment }: SectionProps) => (
  <div className="result-screen-priority">
    {assessment.priorityAdvice.map((name) => {
      const advice = words.priorityAdvice[name]
      const phone = 'phoneKey' in advice && numbers[advice.phoneKey]
      return (
        <div key={name} className="result-screen-advice callout">
          <h3>{advice.title}</h3>
          <p>
            <InlineText text={advice.text} />{' '}
            {phone && (
              <>
                <PhoneLink className="result-screen-advice-number" phone={phone} />{' '}
                <span className="small">{phone.hours}</span>
              </>
            )}
            {'link' in advice && <SiteLink href={advice.link.href}>{advice.link.label}</SiteLink>}
          </p>
        </div>
      )
    })}
  </div>
)

/** A fork in the road, drawn with one branch above each option. */
const ForkDrawing = ({ titles }: { titles: readonly string[] }) => (
  <svg className="result-screen-fork screen-only" aria-hidden="true">
    <line x1="50%" x2="50%" y1="6" y2="42" strokeWidth="11" strokeDasharray="0.1 17.9" />
    {titles.map((title, index) => {
      const x = `${(100 * (index + 0.5)) / titles.length}%`
      return (
        <g key={title}>
          <line x1="50%" x2={x} y1="58" y2="58" pathLength="15" />
          <line x1={x} x2={x} y1="58" y2="82" pathLength="2.01" />
        </g>
      )
    })}
  </svg>
)

/** The options that a result offers, described in equal detail. */
export function OptionsSection({ result: { options, optionsTitle }, whoPays }: SectionProps) {
  const Title = optionsTitle === undefined ? 'h3' : 'h4'

  return (
    <>
      {optionsTitle !== undefined && <h3>{optionsTitle}</h3>}
      <ForkDrawing titles={options.map(({ title }) => title)} />
      <div className="result-screen-options">
        {options.map(({ kind, title, text }) => (
          <div key={title} className="top-rule">
            <Title className="h3">{title}</Title>
            <p>{text}</p>
            {kind === 'residence' && <p className="result-screen-payer fine-print">{whoPays}</p>}
          </div>
        ))}
      </div>
    </>
  )
}

/** A blank week of observations, to print. */
export const WeekGrid = ({ words: { grid } }: SectionProps) => (
  <div className="week-grid space-above-6">
    <h3 id="grille">{grid.title}</h3>
    <p>{grid.text}</p>
    <table className="writable-table space-above-2" aria-labelledby="grille">
      <thead>
        <tr>
          <td />
          {grid.days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {grid.days.map((day) => (
              <td key={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

export const DecidingAnswers = ({ words, questions, assessment }: SectionProps) => (
  <div>
    <h3>{words.headings.decidedBy}</h3>
    <dl className="divided-list" data-part="deciding-answers">
      {questions
        .filter(({ id }) => assessment.decidedBy.includes(id))
        .map(({ id, legend, answer }) => (
          <div key={id}>
            <dt className="small muted">
              <InlineText text={legend} />
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
    </dl>
  </div>
)

/** The questions answered by « Je ne sais pas », and what no answer tells. */
export function UnknownAnswers({ words, assessment, result }: SectionProps) {
  const { unknown } = assessment
  const isUnclear = assessment.result === 'unclear'

  return (
    <div>
      <h3>{words.headings.unknown}</h3>
      {isUnclear && (
        <p>{fillTemplate(words.unknownCount, { count: words.counts[unknown.length] ?? '' })}</p>
      )}
      {!isUnclear && unknown.length > 0 && (
        <div className="result-screen-unanswered">
          <p>{words.unanswered}</p>
          <ul className="divided-list" role="list">
            {unknown.map((id) => (
              <li key={id}>{words.questions[id].legend}</li>
            ))}
          </ul>
        </div>
      )}
      <p>{result.unknown}</p>
    </div>
  )
}

export const Caution = ({ words: { caution, buttons, sources }, sourcesLabel }: SectionProps) => (
  <div>
    <div className="top-rule" data-part="caution">
      <p>
        <strong>{caution.decision.text}</strong> <InlineText text={caution.text} />
      </p>
    </div>
    <p className="actions">
      <PrintResultButton label={buttons.print} />
      <ButtonAnchor isOutlined href={`#${screenHashes.review}`}>
        {buttons.review}
      </ButtonAnchor>
    </p>
    <p className="fine-print">
      {sourcesLabel} {sources}
    </p>
  </div>
)
