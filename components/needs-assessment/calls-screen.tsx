import type { Words } from '@/content/words'
import { Button, ButtonAnchor } from '../ui/button'
import { Container } from '../ui/page-grid'
import { ButtonLink } from '../ui/site-link'
import { QuickExit, PhoneBand, PhoneList } from '../forms/phone-list'
import type { Flag } from '../../lib/assess-needs'

export type CallsProps = {
  words: Words['needsAssessment']
  flags: readonly Flag[]
  numbers: Words['numbers']
  /** Away from the page at once, for somebody who is afraid. */
  exit: { label: string; short: string; url: string; longNote: string }
}

type FlagProps = Omit<CallsProps, 'flags'> & {
  flag: Flag
  /** The screen has already shown its title, its numbers and the way out. */
  isShown: boolean
  hasExit: boolean
}

function FlagNumbers({ words, flag, numbers, exit, isShown, hasExit }: FlagProps) {
  const urgent = words.first.flags[flag]

  return (
    <div className="flag">
      {!isShown && <h3>{urgent.title}</h3>}
      {!isShown && <PhoneList calls={urgent.calls} numbers={numbers} />}
      {hasExit && <QuickExit {...exit} short={undefined} note={exit.longNote} />}
      {'links' in urgent && (
        <p className="actions">
          {urgent.links.map(({ label, href }) => (
            <ButtonLink key={href} line href={href}>
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
    </div>
  )
}

/** The numbers of each box that is ticked at the first question, gravest first. `shown` is the one that the screen has already shown. */
export function UrgentCalls({ flags, shown, ...calls }: CallsProps & { shown?: Flag | undefined }) {
  return (
    <div className="needs-assessment-flags">
      {flags
        .filter((flag) => flag !== shown || flag === 'leaving')
        .map((flag) => (
          <FlagNumbers
            key={flag}
            {...calls}
            flag={flag}
            isShown={flag === shown}
            hasExit={flag === 'fear' && !shown}
          />
        ))}
    </div>
  )
}

/** « Appelez d’abord. »: before the second question, the gravest numbers in the band of the page of urgent numbers. */
export function CallsScreen({ onAnyway, ...calls }: CallsProps & { onAnyway: () => void }) {
  const { first, buttons } = calls.words
  const [gravest] = calls.flags
  const urgent = gravest && first.flags[gravest]

  return (
    <section
      id="appel"
      className="needs-assessment-screen screen-only"
      aria-labelledby="appel-titre"
      data-now=""
    >
      <Container>
        <h2 id="appel-titre" tabIndex={-1}>
          {first.title}
        </h2>
        <p className="lead">{first.text}</p>
        <h3>{urgent?.title}</h3>
      </Container>
      {urgent && <PhoneBand calls={urgent.calls} numbers={calls.numbers} />}
      <Container>
        {calls.flags.includes('fear') && <QuickExit {...calls.exit} note={calls.exit.longNote} />}
        <UrgentCalls {...calls} shown={gravest} />
        <div className="actions">
          <Button line type="button" onClick={onAnyway}>
            {buttons.anyway}
          </Button>
          <ButtonAnchor line href="#q1">
            {buttons.backToFirst}
          </ButtonAnchor>
        </div>
      </Container>
    </section>
  )
}
