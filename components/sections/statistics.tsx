import css from './statistics.module.css'

type Props = { items: readonly { figure: string; unit?: string | undefined; label: string }[] }

/** Large quiet figures, each on its rule, with what it counts. */
export function Statistics({ items }: Props) {
  return (
    <dl className={css.statistics}>
      {items.map(({ figure, unit, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure}
            {unit !== undefined && <small>{unit === '+' ? '+' : `\u00A0${unit}`}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
