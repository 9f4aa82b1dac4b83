import type { WishFields as Words } from '@/content/outils/souhaits'
import type { WishTexts } from '../islands/wishes/wishes.wake'
import { Turn } from '../ui/turn'
import './wish-fields.css'

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

/** « Quand et comment vous répondre », closed until somebody asks for it. None of it is sent: it is written in the message, in plain sight (components/islands/wishes/wishes.wake.ts). */
export function WishFields({ words: { days, moments, means, voicemail, ...words }, limit }: Props) {
  const texts: WishTexts = { block: words.block, written: words.written, tooLong: words.tooLong, limit }
  return (
    <>
      <details className="wishes">
        <summary id="contact-wishes">
          <span>
            {words.legend} <small>{words.optional}</small>
          </span>
          <Turn />
        </summary>
        <fieldset aria-labelledby="contact-wishes" data-island="wishes" data-texts={JSON.stringify(texts)} suppressHydrationWarning>
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
      </details>
      {/* Said where the wishes are closed again too. */}
      <p className="wish-status" role="status" data-wish-status="" />
    </>
  )
}
