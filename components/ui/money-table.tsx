import type { ReactNode } from 'react'
import './money-table.css'

export type MoneyRow = {
  name: string
  label: ReactNode
  notes?: readonly string[]
  /** One for each column; what is left out is to be written by hand. */
  amounts: readonly (string | undefined)[]
  look?: 'sum' | 'net' | undefined
}

type Props = {
  caption: string
  /** Over the names of the rows. */
  head?: string
  columns: readonly string[]
  rows: readonly MoneyRow[]
}

/** Amounts, each line with its rule. On a narrow screen each amount goes under its line, with the name of its column where there are several. */
export function MoneyTable({ caption, head, columns, rows }: Props) {
  return (
    <table className="money-table" data-columns={columns.length}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head === undefined ? <td /> : <th scope="col">{head}</th>}
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, notes = [], amounts, look }) => (
          <tr key={name} data-look={look}>
            <th scope="row">
              <span>{label}</span>
              {notes.map((note) => (
                <small key={note}> {note}</small>
              ))}
            </th>
            {columns.map((column, at) => (
              <td key={column} data-blank={amounts[at] === undefined ? '' : undefined}>
                {columns.length > 1 && <span className="column">{column} </span>}
                {amounts[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
