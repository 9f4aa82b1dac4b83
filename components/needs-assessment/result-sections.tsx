import type { Words } from '@/content/words'
import { Button, ButtonAnchor } from '../ui/button'
import { PhoneLink } from '../ui/phone-link'
import { Sentence } from '../ui/sentence'
import { SiteLink } from '../ui/site-link'
import { fillIn } from '../../lib/fill-in'
import type { Asked } from './question-wording'
import type { Assessment, Modifier } from '../../lib/assess-needs'
import { UrgentCalls, type CallsProps } from './calls-screen'

export type SectionProps = Omit<CallsProps, 'flags'> & {
  sourcesLabel: string
  whoPays: string
  asked: readonly Asked[]
  assessment: Assessment
  result: Words['needsAssessment']['results'][Assessment['result']]
  /** Who answers is the person concerned: « vous », and not « elle ». */
  isForSelf: boolean
}

type Spoken = { text: string; forSelf?: string | undefined }

const say = ({ text, forSelf = text }: Spoken, isForSelf: boolean) => (isForSelf ? forSelf : text)

const among = (asked: readonly Asked[], ids: readonly string[]) =>
  asked.filter(({ id }) => ids.includes(id))

export function FirstCalls({ words, assessment, numbers, exit }: SectionProps) {
  return (
    <>
      <h2 tabIndex={-1}>{words.first.title}</h2>
      <UrgentCalls words={words} flags={assessment.flags} numbers={numbers} exit={exit} />
    </>
  )
}

export function Answer({ result }: SectionProps) {
  return (
    <>
      <h2 tabIndex={-1}>{result.title}</h2>
      <p className="lead">{result.text}</p>
    </>
  )
}

const PrintButton = ({ label }: { label: string }) => (
  <Button type="button" onClick={() => window.print()}>
    {label}
  </Button>
)

export const PrintGrid = ({ words }: SectionProps) => (
  <PrintButton label={words.buttons.printGrid} />
)

type ModifierProps = {
  modifier: Words['needsAssessment']['modifiers'][Modifier]
  numbers: Words['numbers']
  isForSelf: boolean
}

function ModifierText({ modifier, numbers, isForSelf }: ModifierProps) {
  return (
    <div className="modifier callout">
      <h3>{modifier.title}</h3>
      <p>
        <Sentence text={say(modifier, isForSelf)} />{' '}
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
export function Modifiers({ words, assessment, numbers, isForSelf }: SectionProps) {
  return (
    <div className="modifiers">
      {assessment.modifiers.map((name) => (
        <ModifierText
          key={name}
          modifier={words.modifiers[name]}
          numbers={numbers}
          isForSelf={isForSelf}
        />
      ))}
    </div>
  )
}

export function Week({ words, result, isForSelf }: SectionProps) {
  return (
    <div>
      <h3>{words.headings.week}</h3>
      <ol className="lines">
        {result.week.map((step) => (
          <li key={step.text}>{say(step, isForSelf)}</li>
        ))}
      </ol>
    </div>
  )
}

/** The answers that decided. */
export function Guided({ words, asked, assessment }: SectionProps) {
  return (
    <div>
      <h3>{words.headings.guided}</h3>
      <dl className="guided lines">
        {among(asked, assessment.guidedBy).map(({ id, legend, answer }) => (
          <div key={id}>
            <dt className="small soft">
              <Sentence text={legend} />
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function UnknownAnswers({ words, asked, assessment }: SectionProps) {
  const { unknown, result } = assessment
  if (result === 'unclear')
    return <p>{fillIn(words.unknownCount, { count: words.counts[unknown.length] ?? '' })}</p>
  if (unknown.length === 0) return null

  return (
    <div className="unanswered">
      <p>{words.unanswered}</p>
      <ul className="lines" role="list">
        {among(asked, unknown).map(({ id, legend }) => (
          <li key={id}>{legend}</li>
        ))}
      </ul>
    </div>
  )
}

/** What was answered « Je ne sais pas », and what no answer tells. */
export function Unknown(props: SectionProps) {
  return (
    <div>
      <h3>{props.words.headings.unknown}</h3>
      <UnknownAnswers {...props} />
      <p>{props.result.unknown}</p>
    </div>
  )
}

export function Caution({ words, sourcesLabel, isForSelf }: SectionProps) {
  const { caution, buttons } = words

  return (
    <div>
      <div className="caution ruled">
        <p>
          <strong>{say(caution.decision, isForSelf)}</strong> <Sentence text={caution.text} />
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
