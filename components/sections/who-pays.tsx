import { type Words, words } from '@/content/words'
import { LogoMark } from '../ui/logo-mark'
import './who-pays.css'

/** A dotted path that leads to the logo. */
export function PaymentPath() {
  return (
    <span className="who-pays-path" aria-hidden="true">
      <span className="who-pays-dots" />
      <LogoMark className="who-pays-logo" />
    </span>
  )
}

/** A payer, with a verb for screen readers, since the drawing shows it. */
const Payer = ({ words: { who, verb } }: { words: Words['whoPays']['you'] }) => (
  <b>
    {who}
    <span className="visually-hidden"> {verb}</span>
  </b>
)

/** The two lines that say who pays. */
export function WhoPaysStrip() {
  const { you, residence } = words.whoPays
  return (
    <ul className="who-pays-list divided-list top-rule" role="list">
      <li>
        <Payer words={you} /> <span className="who-pays-sum accent">{you.sum}</span>
      </li>
      <li>
        <Payer words={residence} /> <small className="small">{residence.when}</small>
        <PaymentPath />
      </li>
    </ul>
  )
}
