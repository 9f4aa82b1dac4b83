import type { Home } from '@/content/schemas'
import { TitledBand } from '../ui/layout'
import { Picture } from '../ui/picture'
import { MoreLink } from './more-link'
import css from './summary.module.css'

export function Summary({ words }: { words: Home['summary'] }) {
  return (
    <TitledBand title={words.title} hang under={<MoreLink link={words.link} />}>
      <ol className={css.rows} role="list">
        {words.cards.map((card) => (
          <li key={card.title}>
            <Picture of={card.image} sizes="(min-width: 60rem) 11rem, 5.5rem" decorative />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ol>
    </TitledBand>
  )
}
