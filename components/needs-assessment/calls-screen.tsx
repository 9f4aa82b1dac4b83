import type { ReactNode } from 'react'
import type { Words } from '@/content/words'
import { Button, ButtonAnchor } from '../ui/button'
import { Container } from '../ui/page-grid'
import { ButtonLink } from '../ui/site-link'
import { QuickExit, PhoneBand, PhoneList } from '../forms/phone-list'
import type { Flag } from '@/lib/assess-needs'

export type CallsProps = {
  words: Words['needsAssessment']
  numbers: Words['numbers']
  /** Leaves the site at once, for a visitor who is afraid of somebody. */
  exit: { label: string; short: string; url: string; longNote: string }
}

type FlagProps = Omit<CallsProps, 'exit'> & { flag: Flag; children?: ReactNode }

function FlagLinks({ words, flag }: Pick<FlagProps, 'words' | 'flag'>) {
  const urgent = words.first.flags[flag]
  if (!('links' in urgent)) return null

  return (
    <p className="actions">
      {urgent.links.map(({ label, href }) => (
        <ButtonLink key={href} line href={href}>
          {label}
        </ButtonLink>
      ))}
    </p>
  )
}

/** Whom to call for a box that is ticked at the first question. */
export function FlagCalls({ words, numbers, flag, children }: FlagProps) {
  const { title, calls } = words.first.flags[flag]

  return (
    <div className="flag">
      <h3>{title}</h3>
      <PhoneList calls={calls} numbers={numbers} />
      {children}
      <FlagLinks words={words} flag={flag} />
    </div>
  )
}

type Props = CallsProps & { flags: readonly Flag[]; onContinue: () => void }

/** « Appelez d’abord. »: shown before the second question, the gravest flag in a band. */
export function CallsScreen({ words, numbers, exit, flags, onContinue }: Props) {
  const [gravest, ...others] = flags
  const urgent = gravest && words.first.flags[gravest]

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
        <h3>{urgent?.title}</h3>
      </Container>
      {urgent && <PhoneBand calls={urgent.calls} numbers={numbers} />}
      <Container>
        {flags.includes('fear') && <QuickExit {...exit} note={exit.longNote} />}
        <div className="needs-assessment-flags">
          {gravest === 'leaving' && (
            <div className="flag">
              <FlagLinks words={words} flag={gravest} />
            </div>
          )}
          {others.map((flag) => (
            <FlagCalls key={flag} words={words} numbers={numbers} flag={flag} />
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
