import { anchorOf } from '@/content/paths'
import type { Words } from '@/content/words'
import { classNames } from '../ui/class-names'
import { Lantern } from '../ui/lantern'
import { Band, Frame } from '../ui/layout'
import { Drawing } from './drawing'
import css from './who-pays.module.css'

/** Three roads to the lantern, stones on one of them only. The titles of the rows say in sentences what the drawing shows. */
export function WhoPaysBand({ words }: { words: Words['whoPays'] }) {
  const { you, residence, public: network } = words
  return (
    <Band id={anchorOf(words.title)}>
      <Frame>
        <h2>{words.title}</h2>
        <div className={classNames(css.roads, 'lines ruled')}>
          <Road words={you} thing="cup" />
          <Road words={residence} thing="house" when={residence.when} />
          <Road words={network} thing="ministry" />
          <p className={css.arrival} aria-hidden="true">
            <Lamp />
            {words.to}
          </p>
        </div>
      </Frame>
    </Band>
  )
}

/** `when` is what makes it the road with the stones. */
function Road({ words, thing, when }: { words: Words['whoPays']['you']; thing: string; when?: string }) {
  const isPaved = when !== undefined
  return (
    <div className={css.road}>
      <Drawing sheet="who-pays" name={thing} />
      <div>
        <h3>{words.title}</h3>
        <p>
          <span className={css.sum}>{words.sum}</span>
          {isPaved && <strong> {when}</strong>}
        </p>
      </div>
      <p className={css.why}>{words.text}</p>
      {isPaved && <Stones />}
    </div>
  )
}

/** The way of the money, and the lantern that it leads to. */
function Stones() {
  return (
    <span className={css.way} aria-hidden="true">
      <span className={css.stones} />
      <Lamp />
    </span>
  )
}

function Lamp() {
  return (
    <svg className={css.lamp} viewBox="6 -1 20 33" aria-hidden="true">
      <Lantern />
    </svg>
  )
}

/** The stones and the sums are the verb of who sees them. */
const Payer = ({ words: { who, verb } }: { words: Words['whoPays']['you'] }) => (
  <b>
    {who}
    <span className="visually-hidden"> {verb}</span>
  </b>
)

/** The same, small enough to stand under a promise: three lines, read as three sentences. */
export function WhoPaysStrip({ words }: { words: Words['whoPays'] }) {
  const { you, residence, public: network } = words
  return (
    <ul className={classNames(css.strip, 'lines ruled')} role="list">
      <li>
        <Payer words={you} /> <span className={css.sum}>{you.sum}</span>
      </li>
      <li>
        <Payer words={residence} /> <Stones />
        <small>{residence.when}</small>
      </li>
      <li>
        <Payer words={network} /> <span className={css.sum}>{network.sum}</span>
      </li>
    </ul>
  )
}
