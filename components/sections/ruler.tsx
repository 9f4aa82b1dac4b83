import type { Services } from '@/content/schemas'
import css from './ruler.module.css'

const weeks = [1, 2, 3, 4]

/** A wooden ruler of 28 days, and under it what is ordinary and what happens in a hurry, each where it stands on the ruler. */
export function Ruler({ words }: { words: Services['ruler'] }) {
  return (
    <div className={css.ruler} data-ruler>
      <p className={css.title}>{words.title}</p>
      <p className={css.wood} aria-hidden="true">
        {weeks.map((week) => (
          <span key={week}>{week}</span>
        ))}
      </p>
      <ul className={css.spans} role="list">
        <li className={css.hurry}>
          <strong>{words.hurry.time}</strong>
          {words.hurry.when}
        </li>
        <li className={css.usual}>
          <strong>{words.usual.time}</strong>
          {words.usual.when}
        </li>
      </ul>
    </div>
  )
}
