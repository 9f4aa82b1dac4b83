import type { CallOrDoor } from '@/content/tools'
import type { Words } from '@/content/words'
import { Button, ButtonAnchor } from '../../ui/button'
import { Frame } from '../../ui/layout'
import { Sentence } from '../../ui/sentence'
import { ButtonLink } from '../../ui/site-link'
import { fillIn } from '../../ui/words'
import { Exit, NumberBand, Numbers } from '../parts/numbers'
import type { Flag } from './assess-standing'
import type { Asked } from './standing-question'

export type CallsProps = {
  words: Words['standing']
  flags: readonly Flag[]
  numbers: Words['numbers']
  /** Away from the page at once, for somebody who is afraid. */
  exit: { label: string; url: string; longNote: string }
}

/** The numbers of each box that is ticked at the first question, gravest first; `said`, which the screen has already shown, left out. */
export function FlagNumbers({ words, flags, numbers, exit, said }: CallsProps & { said?: CallOrDoor | undefined }) {
  return (
    <div className="standing-flags">
      {flags.map((flag) => {
        const each = words.first.flags[flag]
        const calls = each.calls.filter((call) => call !== said)
        if (calls.length === 0 && flag !== 'fear') return null
        return (
          <div key={flag} className="flag">
            <h3>{each.title}</h3>
            <Numbers calls={calls} numbers={numbers} />
            {flag === 'fear' && <Exit label={exit.label} url={exit.url} note={exit.longNote} />}
            {'links' in each && (
              <p className="actions">
                {each.links.map(({ label, href }) => (
                  <ButtonLink key={href} line href={href}>
                    {label}
                  </ButtonLink>
                ))}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** « Appelez d’abord. »: before the second question, 911 in the band of the page of urgent numbers. */
export function FirstCalls({ onAnyway, ...calls }: CallsProps & { onAnyway: () => void }) {
  const { first, buttons } = calls.words
  const gravest = calls.flags[0] && first.flags[calls.flags[0]]
  const call = gravest?.calls.find(({ number }) => number === 'emergency')
  return (
    <section id="appel" className="standing-screen screen-only" aria-labelledby="appel-titre" data-now="">
      <Frame>
        <h2 id="appel-titre" tabIndex={-1}>
          {first.title}
        </h2>
        <p className="lead">{first.text}</p>
      </Frame>
      {gravest && call && <NumberBand calls={[{ ...call, title: gravest.title }]} numbers={calls.numbers} />}
      <Frame>
        <FlagNumbers {...calls} said={call} />
        <p className="actions">
          <Button line type="button" onClick={onAnyway}>
            {buttons.anyway}
          </Button>
          <ButtonAnchor line href="#q1">
            {buttons.backToFirst}
          </ButtonAnchor>
        </p>
      </Frame>
    </section>
  )
}

/** The twelve answers before the result, each with the way back to its question. */
export function Review({ words, asked, onSee }: { words: Words['standing']; asked: readonly Asked[]; onSee: () => void }) {
  const { reviewed, buttons } = words
  return (
    <section id="revue" className="standing-screen screen-only" aria-labelledby="revue-titre" data-now="">
      <Frame>
        <div className="sheet folded" data-lit="">
          <h2 id="revue-titre" tabIndex={-1}>
            {reviewed.title}
          </h2>
          <p>{reviewed.text}</p>
          <dl className="lines ruled">
            {asked.map(({ id, legend, answer }, at) => (
              <div key={id}>
                <dt>
                  <Sentence of={legend} />
                </dt>
                <dd>
                  <b>{answer || reviewed.missing}</b>{' '}
                  <a className="tap" href={`#${id}`}>
                    {buttons.change} <span className="visually-hidden">{fillIn(buttons.changeWhich, { n: at + 1 })}</span>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          <p className="actions">
            <Button type="button" onClick={onSee}>
              {buttons.result}
            </Button>
          </p>
        </div>
      </Frame>
    </section>
  )
}
