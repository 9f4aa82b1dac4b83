import type { WishFields as Words } from '@/content/outils/souhaits'
import type { WishTexts } from '../islands/request/wishes.wake'
import './wish-fields.css'

type TicksProps = {
  group: 'days' | 'moments' | 'means' | 'voicemail'
  type: 'checkbox' | 'radio'
  legend: string
  options: readonly [value: string, label: string][]
  help?: string
}

const idOf = (group: string, name: string) => `contact-wish-${group}-${name}`

function Ticks({ group, type, legend, options, help }: TicksProps) {
  const helpId = help === undefined ? undefined : idOf(group, 'help')
  return (
    <fieldset aria-describedby={helpId}>
      <legend>{legend}</legend>
      <div className="ticks">
        {options.map(([value, label]) => (
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

/** « Quand et comment vous répondre ». None of it is sent: it is written in the message, in plain sight (components/islands/request/wishes.wake.ts). */
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
      <Ticks
        group="days"
        type="checkbox"
        legend={days.legend}
        options={[
          ['monday', days.monday],
          ['tuesday', days.tuesday],
          ['wednesday', days.wednesday],
          ['thursday', days.thursday],
          ['friday', days.friday],
        ]}
      />
      <Ticks
        group="moments"
        type="checkbox"
        legend={moments.legend}
        options={[
          ['morning', moments.morning],
          ['afternoon', moments.afternoon],
          ['evening', moments.evening],
        ]}
      />
      <Ticks
        group="means"
        type="radio"
        legend={means.legend}
        options={[
          ['phone', means.phone],
          ['email', means.email],
          ['any', means.any],
        ]}
        help={means.help}
      />
      <div className="pair">
        <div>
          <label htmlFor="contact-wish-ask">{words.ask}</label>
          <input type="text" id="contact-wish-ask" maxLength={60} autoComplete="off" data-ask="" />
        </div>
        <Ticks
          group="voicemail"
          type="radio"
          legend={voicemail.legend}
          options={[
            ['yes', voicemail.yes],
            ['no', voicemail.no],
          ]}
        />
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
