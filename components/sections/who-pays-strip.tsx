import type { WhoPays } from '@/content/schemas'
import { Lantern } from '../ui/lantern'
import css from './who-pays-strip.module.css'

/** The stones and the sums are the verb of who sees them. */
const Payer = ({ words: { who, verb } }: { words: WhoPays['you'] }) => (
  <b>
    {who}
    <span className="visually-hidden"> {verb}</span>
  </b>
)

/**
 * The same drawing as the mission page's, small enough to stand under a promise. Its three lines are read as three sentences, and
 * stay `rows` where half a page is too narrow for three columns.
 */
export function WhoPaysStrip({ words, rows = false }: { words: WhoPays; rows?: boolean }) {
  const { you, residence, public: network } = words
  return (
    <ul className={css.strip} role="list" data-rows={rows ? '' : undefined}>
      <li>
        <Payer words={you} /> <span className={css.sum}>{you.sum}</span>
      </li>
      <li className={css.paved}>
        <Payer words={residence} /> <span className={css.stones} aria-hidden="true" />
        <svg viewBox="6 -1 20 33" aria-hidden="true">
          <Lantern />
        </svg>
        <small>{residence.when}</small>
      </li>
      <li>
        <Payer words={network} /> <span className={css.sum}>{network.sum}</span>
      </li>
    </ul>
  )
}
