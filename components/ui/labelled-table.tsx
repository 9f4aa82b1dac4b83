import type { ReactNode } from 'react'
import { formatMoney } from '@/lib/money'
import { InlineText } from './inline-text'
import './labelled-table.css'

export type LabelledRow = {
  label: string
  notes?: readonly string[]
  /** An amount or words for each column; a cell without either is filled in by hand. */
  cells: readonly ReactNode[]
  emphasis?: 'sum' | 'net' | undefined
}

type Props = {
  caption: string
  /** The header of the first column. */
  head?: string
  columns: readonly string[]
  rows: readonly LabelledRow[]
}

function renderCell(cell: ReactNode) {
  if (typeof cell === 'number') return formatMoney(cell)
  return typeof cell === 'string' ? <InlineText text={cell} /> : cell
}

/**
 * A table of amounts or words, each under its label and after the name of its column on a narrow
 * screen.
 */
export function LabelledTable({ caption, head, columns, rows }: Props) {
  return (
    <table className="labelled-table" data-columns={columns.length}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head === undefined ? <td /> : <th scope="col">{head}</th>}
          {/* Two residences may have one name. */}
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, notes = [], cells, emphasis }, index) => (
          <tr key={index} data-emphasis={emphasis}>
            <th scope="row">
              <span>{label}</span>
              {notes.map((note) => (
                <small key={note} className="own-line small muted">
                  {' '}
                  {note}
                </small>
              ))}
            </th>
            {columns.map((column, columnIndex) => {
              const cell = cells[columnIndex]
              return (
                <td key={columnIndex} data-blank={cell === undefined ? '' : undefined}>
                  {columns.length > 1 && <span className="labelled-table-column">{column} </span>}
                  <span>{renderCell(cell)}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
