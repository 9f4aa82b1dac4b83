import type { WishFields as Words } from '@/content/outils/souhaits'
import type { WishTexts } from '../wishes/wishes.wake'
import '../../sections/wish-fields.css'

type TicksProps = {
  group: 'days' | 'moments' | 'means' | 'voicemail'
  type: 'checkbox' | 'radio'
  /** Its legend, its help if there is one, then the words of each box. */
  words: Readonly<Record<string, string>>
}

const idOf = (group: string, name: string) => `contact-wish-${group}-${name}`

function Ticks({ group, type, words: { legend, help, ...options } }: TicksProps) {
  const helpId = help === undefined ? undefined : idOf(group, 'help')
  return (
    <fieldset aria-describedby={helpId}>
      <legend>{legend}</legend>
      <div className="ticks">
        {Object.entries(options).map(([value, label]) => (
          <label key={value}>
            {/* Without a name, an e-mail that the browser writes by itself leaves them out; radio buttons need one to know each other. */}
            <input
              type={type}
              id={idOf(group, value)}
              name={type === 'radio' ? `wish-${group}` : undefined}
              value={value}
              data-wish={group}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p className="help" id={helpId}>
          {help}
        </p>
      )}
    </fieldset>
  )
}

type Props = {
  words: Words
  /** The longest message that is accepted. */
  limit: number
}

/** « Quand et comment vous répondre ». None of it is sent: it is written in the message, in plain sight (components/islands/wishes/wishes.wake.ts). */
export function WishFields({ words: { days, moments, means, voicemail, ...words }, limit }: Props) {
  const texts: WishTexts = { block: words.block, written: words.written, tooLong: words.tooLong, limit }
  return (
    <fieldset
      className="wishes"
      data-island="wishes"
      data-kept="fanal-outil-souhaits"
      data-texts={JSON.stringify(texts)}
      suppressHydrationWarning
    >
      <legend>
        {words.legend} <small>{words.optional}</small>
      </legend>
      <p className="help">{words.help}</p>
      <Ticks group="days" type="checkbox" words={days} />
      <Ticks group="moments" type="checkbox" words={moments} />
      <Ticks group="means" type="radio" words={means} />
      <div className="pair">
        <div>
          <label htmlFor="contact-wish-ask">{words.ask}</label>
          <input type="text" id="contact-wish-ask" maxLength={60} autoComplete="off" data-ask="" />
        </div>
        <Ticks group="voicemail" type="radio" words={voicemail} />
      </div>
      <input type="text" id="contact-wish-written" hidden readOnly data-written="" />
    </fieldset>
  )
}

/** Under the message, so that nothing moves above it: that the wishes are written, and what a tool noted in this tab, to carry over or not. */
export function WishNotes({ words: { carried } }: { words: Words }) {
  return (
    <>
      <p className="wish-status" role="status" data-wish-status="" />
      <fieldset className="wishes carried" aria-describedby="contact-wish-carried-help" hidden data-carried="">
        <legend>{carried.legend}</legend>
        <p className="help" id="contact-wish-carried-help">
          {carried.help}
        </p>
        <div className="ticks" data-list="" />
      </fieldset>
    </>
  )
}
