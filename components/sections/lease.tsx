import { dial } from '@/content/paths'
import type { Lease } from '@/content/schemas'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { TitledBand } from '../ui/layout'
import { PhoneLink } from '../ui/phone-link'
import { Sentence } from '../ui/sentence'
import css from './lease.module.css'

type Moment = Lease['moments'][number]

/** The three moments of a lease: its delay drawn, what to do, and the letter that does it. */
export function LeaseMoments({ words }: { words: Lease }) {
  return words.moments.map(({ id, title, lead, line, steps, letter }) => (
    <TitledBand key={id} id={id} title={title} className={css.moment}>
      <p className="lead">{lead}</p>
      <TimeLine words={line} />
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Sentence of={step} />
          </li>
        ))}
      </ol>
      <Letter id={`lettre-${id}`} words={letter} buttons={words.buttons} help={words.letterHelp} />
    </TitledBand>
  ))
}

/** A line of months or weeks in ink, a notch each, and under it each delay where it falls; the words beside a bar say the same as the bar. */
function TimeLine({ words: { title, length, spans } }: { words: Moment['line'] }) {
  const notches = Array.from({ length: length + 1 }, (_, at) => at)
  const isLong = (at: number) => at % (length % 3 === 0 ? 3 : 2) === 0 || at === length
  // In units of the line, stretched to its width: strokes keep their own.
  const drawing = { 'aria-hidden': true, preserveAspectRatio: 'none', viewBox: `0 0 ${String(length)} 10` }
  return (
    <figure className={css.line}>
      <figcaption>{title}</figcaption>
      <svg {...drawing} className={css.rule}>
        <path d={`M0 9H${String(length)}${notches.map((at) => `M${String(at)} 9V${isLong(at) ? '1' : '5'}`).join('')}`} />
      </svg>
      <p className={css.figures} aria-hidden="true">
        {notches.filter(isLong).map((at) => (
          <span key={at}>{at}</span>
        ))}
      </p>
      <ul role="list">
        {spans.map(({ from, to, time, text }) => (
          <li key={time}>
            <svg {...drawing} className={css.span}>
              <path className={css.track} d={`M0 5H${String(length)}`} />
              <rect x={from} y="1" width={to - from} height="8" />
            </svg>
            <strong>{time}</strong> {text}
          </li>
        ))}
      </ul>
    </figure>
  )
}

type LetterProps = { id: string; words: Moment['letter']; buttons: Lease['buttons']; help: string }

/** A letter on its own sheet. components/start/copy.ts copies it and prints it alone; without it, its words are chosen by hand. */
export function Letter({ id, words, buttons, help }: LetterProps) {
  return (
    <section className={css.letter} aria-labelledby={id} data-letter data-copied={buttons.copied} data-selected={buttons.selected}>
      <h3 id={id}>{words.title}</h3>
      <div className={css.sheet} data-part="words" data-lit="">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="fine-print screen-only">{help}</p>
      <div className="actions">
        <Button type="button" data-part="copy">
          {buttons.copy}
        </Button>
        <Button line type="button" data-part="print">
          <Icon name="print" />
          {buttons.print}
        </Button>
      </div>
      <p role="status" />
    </section>
  )
}

/** Who helps for nothing, with the number to dial. */
export function LeaseHelp({ words }: { words: Lease['help'] }) {
  return (
    <TitledBand id="aide" title={words.title} tone="sheet">
      <dl className={css.help}>
        {words.items.map(({ name, phone, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <PhoneLink phone={{ text: phone, href: dial(phone) }} size="large" />
            </dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{words.note}</p>
    </TitledBand>
  )
}
