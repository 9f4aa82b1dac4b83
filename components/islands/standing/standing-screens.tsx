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
  exit: { label: string; short: string; url: string; longNote: string }
}

/** The numbers of each box that is ticked at the first question, gravest first; those of `said` the screen has already shown. */
export function FlagNumbers({ words, flags, numbers, exit, said }: CallsProps & { said?: Flag | undefined }) {
  return (
    <div className="standing-flags">
      {flags.map((flag) => {
        const each = words.first.flags[flag]
        if (flag === said && flag !== 'leaving') return null
        return (
          <div key={flag} className="flag">
            {flag !== said && <h3>{each.title}</h3>}
            {flag !== said && <Numbers calls={each.calls} numbers={numbers} />}
            {flag === 'fear' && !said && <Exit {...exit} short={undefined} note={exit.longNote} />}
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

/** « Appelez d’abord. »: before the second question, the gravest numbers in the band of the page of urgent numbers. */
export function FirstCalls({ onAnyway, ...calls }: CallsProps & { onAnyway: () => void }) {
  const { first, buttons } = calls.words
  const [said] = calls.flags
  const gravest = said && first.flags[said]
  return (
    <section id="appel" className="standing-screen screen-only" aria-labelledby="appel-titre" data-now="">
      <Frame>
        <h2 id="appel-titre" tabIndex={-1}>
          {first.title}
        </h2>
        <p className="lead">{first.text}</p>
        <h3>{gravest?.title}</h3>
      </Frame>
      {gravest && <NumberBand calls={gravest.calls} numbers={calls.numbers} />}
      <Frame>
        {calls.flags.includes('fear') && <Exit {...calls.exit} note={calls.exit.longNote} />}
        <FlagNumbers {...calls} said={said} />
        <div className="actions">
          <Button line type="button" onClick={onAnyway}>
            {buttons.anyway}
          </Button>
          <ButtonAnchor line href="#q1">
            {buttons.backToFirst}
          </ButtonAnchor>
        </div>
      </Frame>
    </section>
  )
}

/** The twelve answers before the result, each with the way back to its question. */
export function Review({ words, asked, onSee }: { words: Words['standing']; asked: readonly Asked[]; onSee: () => void }) {
  const { reviewed, buttons, counts } = words
  const missing = asked.filter(({ answer }) => answer === '')
  const next = missing[0]?.id
  return (
    <section id="revue" className="standing-screen screen-only" aria-labelledby="revue-titre" data-now="">
      <Frame>
        <div className="sheet folded">
          <h2 id="revue-titre" tabIndex={-1}>
            {next ? fillIn(reviewed.part, { count: counts[asked.length - missing.length] ?? '' }) : reviewed.title}
          </h2>
          <p>{reviewed.text}</p>
          <dl className="lines ruled">
            {asked.map(({ id, legend, answer }, at) => (
              <div key={id} className={answer ? undefined : 'missing'}>
                <dt>
                  <Sentence of={legend} />
                </dt>
                <dd>
                  {answer ? <b>{answer}</b> : reviewed.missing}{' '}
                  <a className="tap" href={`#${id}`}>
                    {answer ? buttons.change : <b>{buttons.answer}</b>}{' '}
                    <span className="visually-hidden">{fillIn(answer ? buttons.changeWhich : buttons.answerWhich, { n: at + 1 })}</span>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          <p className="actions">
            {next && <ButtonAnchor href={`#${next}`}>{buttons.answerMissing}</ButtonAnchor>}
            <Button type="button" line={next !== undefined} onClick={onSee}>
              {buttons.result}
            </Button>
          </p>
        </div>
      </Frame>
    </section>
  )
}
