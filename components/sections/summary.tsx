import type { Home } from '@/content/schemas'
import { TitledBand } from '../ui/layout'
import { Picture } from '../ui/picture'
import { MoreLink } from './more-link'
import css from './summary.module.css'

/** A square cut from a scene of 3 by 2 shows two thirds of it: the scene is asked for one and a half times as wide. */
const squareSizes = '(min-width: 60rem) 16.5rem, 8.25rem'

export function Summary({ words }: { words: Home['summary'] }) {
  return (
    <TitledBand title={words.title} hang under={<MoreLink link={words.link} />}>
      <ol className={css.rows} role="list">
        {words.cards.map((card) => (
          <li key={card.title}>
            <Picture of={card.image} sizes={squareSizes} decorative />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ol>
    </TitledBand>
  )
}
