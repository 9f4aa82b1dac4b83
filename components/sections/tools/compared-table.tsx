import css from './compared-table.module.css'

type Props = {
  /** Without it, the script writes one. */
  caption?: string
  columns: readonly [string, string, string]
  rows: readonly { name: string; label: string; isStrong?: boolean }[]
}

/** Two amounts and the gap between them, on each line; a script fills in its cells. */
export function ComparedTable({ caption, columns, rows }: Props) {
  return (
    <table className={css.table}>
      <caption data-o={caption === undefined ? 'removalCaption' : undefined}>{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, isStrong = false }) => (
          <tr key={name} data-compare={name} data-strong={isStrong ? '' : undefined}>
            <th scope="row">{label}</th>
            {columns.map((column) => (
              <td key={column}>
                <span className={css.column}>{column}</span> <span data-amount="" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
