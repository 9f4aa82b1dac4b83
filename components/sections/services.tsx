import type { Words } from '@/content/words'
import css from './services.module.css'
import { TimeLine } from './time-line'

/** Three figures on a quiet line; then four weeks, and what is ordinary or happens in a hurry, each where it stands on them. */
export function ServicesFacts({ statistics, ruler }: Pick<Words['services'], 'statistics' | 'ruler'>) {
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
      <TimeLine words={ruler} />
    </>
  )
}
