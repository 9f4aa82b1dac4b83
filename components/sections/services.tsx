import type { Services } from '@/content/schemas'
import css from './services.module.css'

const weeks = [1, 2, 3, 4]

/** Three figures on a quiet line; then a wooden ruler of 28 days, and what is ordinary or happens in a hurry, each where it stands on the ruler. */
export function ServicesFacts({ statistics, ruler }: { statistics: Services['statistics']; ruler: Services['ruler'] }) {
  return (
    <>
      <dl className={css.statistics}>
        {statistics.map(({ figure, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure}
              {unit !== undefined && (unit === '+' ? '+' : `\u00A0${unit}`)}
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.ruler} data-ruler>
        <p className={css.title}>{ruler.title}</p>
        <p className={css.wood} aria-hidden="true">
          {weeks.map((week) => (
            <span key={week}>{week}</span>
          ))}
        </p>
        <ul className={css.spans} role="list">
          <li className={css.hurry}>
            <strong>{ruler.hurry.time}</strong>
            {ruler.hurry.when}
          </li>
          <li className={css.usual}>
            <strong>{ruler.usual.time}</strong>
            {ruler.usual.when}
          </li>
        </ul>
      </div>
    </>
  )
}
