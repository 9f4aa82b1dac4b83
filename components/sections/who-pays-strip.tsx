import type { WhoPays } from '@/content/schemas'
import { Lantern } from '../ui/lantern'
import css from './who-pays-strip.module.css'

/**
 * The same drawing as the mission page's, small enough to stand under a promise. Its three lines are read as three sentences, and
 * stay `rows` where half a page is too narrow for three columns.
 */
export function WhoPaysStrip({ words, rows = false }: { words: WhoPays; rows?: boolean }) {
  const { you, residence, public: network } = words
  return (
    <ul className={css.strip} role="list" data-rows={rows ? '' : undefined}>
      <li>
        <b>{you.who}</b> <span className={css.sum}>{you.sum}</span>
      </li>
      <li className={css.paved}>
        <b>
          {residence.who}
          <span className="visually-hidden"> {residence.verb}</span>
        </b>{' '}
        <span className={css.stones} aria-hidden="true" />
        <svg viewBox="6 -1 20 33" aria-hidden="true">
          <Lantern />
        </svg>
        <small>{residence.when}</small>
      </li>
      <li>
        <b>{network.who}</b> <span className={css.sum}>{network.sum}</span>
      </li>
    </ul>
  )
}
