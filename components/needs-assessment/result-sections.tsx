import type { ReactNode } from 'react'
import type { Words } from '@/content/words'
import { Button, ButtonAnchor } from '../ui/button'
import { PhoneLink } from '../ui/phone-link'
import { Sentence } from '../ui/sentence'
import { SiteLink } from '../ui/site-link'
import { fillIn } from '@/lib/fill-in'
import { chooseWording, type QuestionWording } from './question-wording'
import type { Assessment, Modifier } from '@/lib/assess-needs'
import { QuickExit } from '../forms/phone-list'
import { FlagCalls, type CallsProps } from './calls-screen'

export type SectionProps = CallsProps & {
  sourcesLabel: string
  whoPays: string
  questions: readonly QuestionWording[]
  assessment: Assessment
  result: Words['needsAssessment']['results'][Assessment['result']]
  isForSelf: boolean
}

export function UrgentCalls({ words, assessment, numbers, exit }: SectionProps) {
  return (
    <>
      <h2 tabIndex={-1}>{words.first.title}</h2>
      <div className="needs-assessment-flags">
        {assessment.flags.map((flag) => (
          <FlagCalls key={flag} words={words} numbers={numbers} flag={flag}>
            {flag === 'fear' && (
              <QuickExit label={exit.label} url={exit.url} note={exit.longNote} />
            )}
          </FlagCalls>
        ))}
      </div>
    </>
  )
}

export const PrintButton = ({ label }: { label: string }) => (
  <Button type="button" onClick={() => window.print()}>
    {label}
  </Button>
)

type ModifierProps = Pick<SectionProps, 'words' | 'numbers' | 'isForSelf'> & { name: Modifier }

function ModifierText({ words, numbers, isForSelf, name }: ModifierProps) {
  const modifier = words.modifiers[name]

  return (
    <div className="modifier callout">
      <h3>{modifier.title}</h3>
      <p>
        <Sentence text={chooseWording(isForSelf, modifier.text, modifier.forSelf)} />{' '}
        {'number' in modifier && (
          <>
            <PhoneLink phone={numbers[modifier.number]} />{' '}
            <span className="small">{numbers[modifier.number].hours}</span>
          </>
        )}
        {'link' in modifier && <SiteLink href={modifier.link.href}>{modifier.link.label}</SiteLink>}
      </p>
    </div>
  )
}

/** What comes before the rest, for some answers. */
export function Modifiers({ assessment, ...props }: SectionProps) {
  return (
    <div className="modifiers">
      {assessment.modifiers.map((name) => (
        <ModifierText key={name} {...props} name={name} />
      ))}
    </div>
  )
}

/** A week to observe: blank, to print. */
export function WeekGrid({ words: { grid } }: SectionProps) {
  return (
    <div className="grid">
      <h3 id="grille">{grid.title}</h3>
      <p>{grid.text}</p>
      <table className="cells" aria-labelledby="grille">
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
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

export function WeekSteps({ words, result, isForSelf }: SectionProps) {
  return (
    <Section title={words.headings.week}>
      <ol className="lines">
        {result.week.map(({ text, forSelf }) => (
          <li key={text}>{chooseWording(isForSelf, text, forSelf)}</li>
        ))}
      </ol>
    </Section>
  )
}

const pickQuestions = (questions: readonly QuestionWording[], ids: readonly string[]) =>
  questions.filter(({ id }) => ids.includes(id))

export function DecidingAnswers({ words, questions, assessment }: SectionProps) {
  return (
    <Section title={words.headings.guided}>
      <dl className="guided lines">
        {pickQuestions(questions, assessment.guidedBy).map(({ id, legend, answer }) => (
          <div key={id}>
            <dt className="small soft">
              <Sentence text={legend} />
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What was answered « Je ne sais pas », and what no answer tells. */
export function UnknownAnswers({ words, questions, assessment, result }: SectionProps) {
  const { unknown } = assessment
  const isUnclear = assessment.result === 'unclear'

  return (
    <Section title={words.headings.unknown}>
      {isUnclear && (
        <p>{fillIn(words.unknownCount, { count: words.counts[unknown.length] ?? '' })}</p>
      )}
      {!isUnclear && unknown.length > 0 && (
        <div className="unanswered">
          <p>{words.unanswered}</p>
          <ul className="lines" role="list">
            {pickQuestions(questions, unknown).map(({ id, legend }) => (
              <li key={id}>{legend}</li>
            ))}
          </ul>
        </div>
      )}
      <p>{result.unknown}</p>
    </Section>
  )
}

export function Caution({ words, sourcesLabel, isForSelf }: SectionProps) {
  const { caution, buttons } = words
  const { text, forSelf } = caution.decision

  return (
    <div>
      <div className="caution ruled">
        <p>
          <strong>{chooseWording(isForSelf, text, forSelf)}</strong>{' '}
          <Sentence text={caution.text} />
        </p>
      </div>
      <p className="actions">
        <PrintButton label={buttons.print} />
        <ButtonAnchor line href="#revue">
          {buttons.review}
        </ButtonAnchor>
      </p>
      <p className="fine-print">
        {sourcesLabel} {words.sources}
      </p>
    </div>
  )
}
