import type { ReactNode } from 'react'
import type { Words } from '@/content/words'
import type { Flag } from '@/lib/assess-needs'
import { PhoneBand, PhoneList, QuickExit } from '../forms/phone-list'
import { Button, ButtonAnchor } from '../ui/button'
import { Container } from '../ui/page-grid'
import { ButtonLink } from '../ui/site-link'

export type CallsProps = {
  words: Words['needsAssessmentPage']
  numbers: Words['phoneNumbers']
  /** The link that leaves the site at once, for a visitor who is afraid of somebody. */
  exit: Words['urgentPage']['leave']
}

type FlagWords = Words['needsAssessmentPage']['first']['flags'][Flag]

const FlagLinks = ({ urgent }: { urgent: FlagWords }) =>
  'links' in urgent && (
    <p className="actions">
      {urgent.links.map(({ label, href }) => (
        <ButtonLink key={href} line href={href}>
          {label}
        </ButtonLink>
      ))}
    </p>
  )

type FlagProps = Pick<CallsProps, 'numbers'> & { urgent: FlagWords; children?: ReactNode }

/** The numbers to call for a box that is checked in the first question. */
export const FlagCalls = ({ urgent, numbers, children }: FlagProps) => (
  <div className="flag">
    <h3 className="text-title">{urgent.title}</h3>
    <PhoneList calls={urgent.calls} numbers={numbers} />
    {children}
    <FlagLinks urgent={urgent} />
  </div>
)

type Props = CallsProps & { flags: readonly Flag[]; onContinue: () => void }

/**
 * The screen « Appelez d’abord. », shown before the second question with the gravest flag in a
 * band.
 */
export function CallsScreen({ words, numbers, exit, flags, onContinue }: Props) {
  const [gravest, ...others] = flags.map((flag) => words.first.flags[flag])
  if (!gravest) return null

  return (
    <section
      id="appel"
      className="needs-assessment-screen screen-only"
      aria-labelledby="appel-titre"
      data-current=""
    >
      <Container>
        <h2 id="appel-titre" tabIndex={-1}>
          {words.first.title}
        </h2>
        <p className="lead">{words.first.text}</p>
        <h3 className="text-title">{gravest.title}</h3>
      </Container>
      <PhoneBand calls={gravest.calls} numbers={numbers} />
      <Container>
        {flags.includes('fear') && <QuickExit {...exit} note={exit.longNote} />}
        <div className="needs-assessment-flags">
          {'links' in gravest && (
            <div className="flag">
              <FlagLinks urgent={gravest} />
            </div>
          )}
          {others.map((urgent) => (
            <FlagCalls key={urgent.title} urgent={urgent} numbers={numbers} />
          ))}
        </div>
        <div className="actions">
          <Button line type="button" onClick={onContinue}>
            {words.buttons.anyway}
          </Button>
          <ButtonAnchor line href="#q1">
            {words.buttons.backToFirst}
          </ButtonAnchor>
        </div>
      </Container>
    </section>
  )
}
