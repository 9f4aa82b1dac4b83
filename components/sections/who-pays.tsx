import { type Words, words } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { LogoMark } from '../ui/logo-mark'
import css from './who-pays.module.css'

/** A dotted path that leads to the logo. */
export function PaymentPath() {
  return (
    <span className={css.path} aria-hidden="true">
      <span className={css.dots} />
      <LogoMark className={css.logo} />
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

/** The three lines that say who pays, without the last rule if `isAboveRule`. */
export function WhoPaysStrip({ isAboveRule }: { isAboveRule?: boolean }) {
  const { you, residence, public: network } = words.whoPays
  return (
    <ul
      className={classNames(css.list, 'divided-list top-rule', isAboveRule && css.aboveRule)}
      role="list"
    >
      <li>
        <Payer words={you} /> <span className={`${css.sum} accent`}>{you.sum}</span>
      </li>
      <li>
        <Payer words={residence} /> <PaymentPath />
        <small className="small">{residence.when}</small>
      </li>
      <li>
        <Payer words={network} /> <span className={`${css.sum} accent`}>{network.sum}</span>
      </li>
    </ul>
  )
}
