import type { ReactNode } from 'react'
import { formatMoney } from '@/lib/money'
import { InlineText } from './inline-text'
import './money-table.css'

export type MoneyRow = {
  label: string
  notes?: readonly string[]
  /**
   * One amount for each column, or words in its place; a cell without either is filled in by
   * hand.
   */
  amounts: readonly ReactNode[]
  emphasis?: 'sum' | 'net' | undefined
}

type Props = {
  caption: string
  /** The header of the first column. */
  head?: string
  columns: readonly string[]
  rows: readonly MoneyRow[]
}

function renderAmount(amount: ReactNode) {
  if (typeof amount === 'number') return formatMoney(amount)
  return typeof amount === 'string' ? <InlineText text={amount} /> : amount
}

/** A table of amounts, each under its label and after the name of its column on a narrow screen. */
export function MoneyTable({ caption, head, columns, rows }: Props) {
  return (
    <table className="money-table" data-columns={columns.length}>
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
        {rows.map(({ label, notes = [], amounts, emphasis }, index) => (
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
              const amount = amounts[columnIndex]
              return (
                <td key={columnIndex} data-blank={amount === undefined ? '' : undefined}>
                  {columns.length > 1 && <span className="money-table-column">{column} </span>}
                  <span>{renderAmount(amount)}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
