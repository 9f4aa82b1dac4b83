import css from './statistics.module.css'

type Props = { items: readonly { figure: string; unit?: string | undefined; label: string }[] }

/** Three figures and what they count, on one quiet line. */
export function Statistics({ items }: Props) {
  return (
    <dl className={css.statistics}>
      {items.map(({ figure, unit, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure}
            {unit !== undefined && (unit === '+' ? '+' : `\u00A0${unit}`)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
