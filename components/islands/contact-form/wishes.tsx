import type { Control, UseFormRegister } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { Words } from '@/content/words'
import '../../ui/tick.css'
import { Turn } from '../../ui/turn'
import { fillIn } from '../../ui/words'
import type { ContactValues } from './contact-form'
import { hasBlock } from './wish-block'
import './wishes.css'

type TicksProps = Pick<Props, 'register' | 'onChange'> & {
  group: 'days' | 'moments' | 'means' | 'voicemail'
  type: 'checkbox' | 'radio'
  /** Its legend, its help if there is one, then the words of each box. */
  words: Readonly<Record<string, string>>
}

const idOf = (group: string, name: string) => `contact-wish-${group}-${name}`

function Ticks({ group, type, words: { legend, help, ...options }, register, onChange }: TicksProps) {
  const field = register(`wishes.${group}`, { onChange })
  return (
    <fieldset aria-describedby={help && idOf(group, 'help')}>
      <legend>{legend}</legend>
      <div className="ticks">
        {Object.entries(options).map(([value, label]) => (
          <label key={value} className="tick">
            <input {...field} type={type} id={idOf(group, value)} value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p className="fine-print" id={idOf(group, 'help')}>
          {help}
        </p>
      )}
    </fieldset>
  )
}

type Props = {
  words: Words['wishes']
  register: UseFormRegister<ContactValues>
  /** Writes what is wished at the end of the message. */
  onChange: () => void
}

/** « Quand et comment vous répondre », closed until somebody asks for it. None of it is sent: it is written in the message, in plain sight (wish-block.ts). */
export function Wishes({ words: { days, moments, means, voicemail, ...words }, register, onChange }: Props) {
  const field = { register, onChange }
  return (
    <details className="wishes">
      <summary id="contact-wishes" className="opener">
        <span>
          {words.legend} <small className="soft">{words.optional}</small>
        </span>
        <Turn />
      </summary>
      <fieldset aria-labelledby="contact-wishes">
        <p className="fine-print">{words.help}</p>
        <Ticks group="days" type="checkbox" words={days} {...field} />
        <Ticks group="moments" type="checkbox" words={moments} {...field} />
        <Ticks group="means" type="radio" words={means} {...field} />
        <div className="pair">
          <div>
            <label htmlFor="contact-wish-ask">{words.ask}</label>
            <input {...register('wishes.ask', { onChange })} type="text" id="contact-wish-ask" maxLength={60} autoComplete="off" />
          </div>
          <Ticks group="voicemail" type="radio" words={voicemail} {...field} />
        </div>
      </fieldset>
    </details>
  )
}

type NoteProps = {
  words: Pick<Words['wishes'], 'block' | 'written' | 'tooLong'>
  /** The longest message that is accepted. */
  limit: number
  control: Control<ContactValues>
}

/** That the wishes are written in the message, and by how much it is then too long; said where they are closed again too. */
export function WishNote({ words, limit, control }: NoteProps) {
  const message = useWatch({ control, name: 'message', defaultValue: '' })
  const excess = message.trim().length - limit
  const says = excess > 0 ? fillIn(words.tooLong, { n: excess }) : words.written
  return (
    <p className="fine-print" role="status">
      {hasBlock(message, words.block) && says}
    </p>
  )
}
