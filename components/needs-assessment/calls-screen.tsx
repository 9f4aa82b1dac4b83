import type { ReactNode } from 'react'
import type { Words } from '@/content/words'
import type { Emergency } from '@/lib/assess-needs'
import { PhoneBand, PhoneList } from '../ui/phone-list'
import { QuickExit } from '../forms/drafts/quick-exit'
import { Button, ButtonAnchor } from '../ui/button'
import { Container } from '../ui/page-layout'
import { ButtonLink } from '../ui/site-link'
import { screenHashes } from './use-assessment'

export type CallsProps = {
  words: Words['needsAssessmentPage']
  numbers: Words['phoneNumbers']
  /** The link that leaves the site at once, for a visitor who is afraid of somebody. */
  quickExit: Words['urgentPage']['quickExit']
}

type EmergencyWords = Words['needsAssessmentPage']['first']['emergencies'][Emergency]

const EmergencyLinks = ({ emergency }: { emergency: EmergencyWords }) =>
  'links' in emergency && (
    <p className="actions">
      {emergency.links.map(({ label, href }) => (
        <ButtonLink key={href} isOutlined href={href}>
          {label}
        </ButtonLink>
      ))}
    </p>
  )

type EmergencyProps = Pick<CallsProps, 'numbers'> & {
  emergency: EmergencyWords
  children?: ReactNode
}

/** The numbers to call for a box that is checked in the first question. */
export const EmergencyCalls = ({ emergency, numbers, children }: EmergencyProps) => (
  <div className="needs-assessment-emergency">
    <h3 className="text-title">{emergency.title}</h3>
    <PhoneList calls={emergency.calls} numbers={numbers} />
    {children}
    <EmergencyLinks emergency={emergency} />
  </div>
)

type Props = CallsProps & { emergencies: readonly Emergency[]; onContinue: () => void }

/**
 * The screen « Appelez d’abord. », shown before the second question with the most serious emergency
 * in a band.
 */
export function CallsScreen({ words, numbers, quickExit, emergencies, onContinue }: Props) {
  const [mostSerious, ...others] = emergencies.map(
    (emergency) => words.first.emergencies[emergency],
  )
  if (!mostSerious) return null

  return (
    <section
      id={screenHashes.calls}
      className="needs-assessment-screen screen-only"
      aria-labelledby="appel-titre"
      data-current=""
    >
      <Container>
        <h2 id="appel-titre" tabIndex={-1}>
          {words.first.title}
        </h2>
        <p className="lead">{words.first.text}</p>
        <h3 className="text-title">{mostSerious.title}</h3>
      </Container>
      <PhoneBand isNarrow calls={mostSerious.calls} numbers={numbers} />
      <Container>
        {emergencies.includes('fear') && (
          <QuickExit {...quickExit} note={quickExit.longNote} draft="needs-assessment" isInCorner />
        )}
        <div className="needs-assessment-emergencies">
          {'links' in mostSerious && (
            <div className="needs-assessment-emergency">
              <EmergencyLinks emergency={mostSerious} />
            </div>
          )}
          {others.map((emergency) => (
            <EmergencyCalls key={emergency.title} emergency={emergency} numbers={numbers} />
          ))}
        </div>
        <div className="actions">
          <Button isOutlined type="button" onClick={onContinue}>
            {words.buttons.anyway}
          </Button>
          <ButtonAnchor isOutlined href="#q1">
            {words.buttons.backToFirst}
          </ButtonAnchor>
        </div>
      </Container>
    </section>
  )
}
