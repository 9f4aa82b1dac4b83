'use client'

import type { WishFields as Words, WishWords } from '@/content/outils/souhaits'
import { TextField } from '../form/field'
import { carriedSentence, namesOf, type Carried } from './callback-wishes'
import { wishIds } from './use-wishes'
import './wish-fields.css'

type Group = 'days' | 'moments' | 'means' | 'voicemail'

type TicksProps<Name extends string> = {
  group: Group
  type: 'checkbox' | 'radio'
  legend: string
  names: readonly Name[]
  labels: Record<Name, string>
  help?: string
}

function Ticks<Name extends string>({ group, type, legend, names, labels, help }: TicksProps<Name>) {
  const helpId = help && `contact-wish-${group}-help`
  return (
    <fieldset aria-describedby={helpId}>
      <legend>{legend}</legend>
      <div className="ticks">
        {names.map((name) => (
          <label key={name}>
            {/* Without a name, what the browser sends by itself leaves them out; radio buttons need one to know each other. */}
            <input type={type} id={wishIds.tick(group, name)} name={type === 'radio' ? `wish-${group}` : undefined} value={name} />
            <span>{labels[name]}</span>
          </label>
        ))}
      </div>
      {help && (
        <p className="help" id={helpId}>
          {help}
        </p>
      )}
    </fieldset>
  )
}

/** « Quand et comment vous répondre ». What is chosen here is nothing that is sent: it is written in the message. */
export function WishFields({ words, onChange }: { words: Words; onChange: () => void }) {
  const { block } = words
  return (
    <fieldset className="wishes" onChange={onChange}>
      <legend>
        {words.legend} <small>{words.optional}</small>
      </legend>
      <p className="help">{words.help}</p>
      <Ticks group="days" type="checkbox" legend={words.days.legend} names={namesOf(block.days)} labels={words.days} />
      <Ticks group="moments" type="checkbox" legend={words.moments.legend} names={namesOf(block.moments)} labels={words.moments} />
      <Ticks
        group="means"
        type="radio"
        legend={words.means.legend}
        names={namesOf(block.means)}
        labels={words.means}
        help={words.means.help}
      />
      <div className="pair">
        <TextField id={wishIds.ask} label={words.ask} errorPrefix="" type="text" maxLength={60} autoComplete="off" />
        <Ticks group="voicemail" type="radio" legend={words.voicemail.legend} names={namesOf(block.voicemail)} labels={words.voicemail} />
      </div>
      <input type="text" id={wishIds.written} hidden readOnly />
    </fieldset>
  )
}

type CarryProps = {
  words: Words
  offer: Carried
  carried: Carried
  onCarry: (name: keyof WishWords['carried'], isWanted: boolean) => void
}

/** What a tool noted in this tab. It comes with the code of the form, so it stands under the message: nothing that one is about to touch moves. */
export function CarriedFields({ words: { carried: texts, block }, offer, carried, onCarry }: CarryProps) {
  const noted = namesOf(block.carried).filter((name) => offer[name] !== undefined)
  if (noted.length === 0) return null
  return (
    <fieldset className="wishes carried" aria-describedby="contact-wish-carried-help">
      <legend>{texts.legend}</legend>
      <p className="help" id="contact-wish-carried-help">
        {texts.help}
      </p>
      <div className="ticks">
        {noted.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={carried[name] !== undefined}
              onChange={(event) => {
                onCarry(name, event.target.checked)
              }}
            />
            <span>{carriedSentence(name, offer[name] ?? '', block)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
