import type { InlineContent } from '@/lib/rich-text'
import type { Sheet } from '@/content/sheets'
import { isPrinted } from '@/content/schema/sheets'
import { InlineText } from '../ui/inline-text'
import { countLines, computeMaxLength } from './field-length'
import './sheet-part.css'

type Part = Sheet['parts'][number]
type Column = Part['columns'][number]

type PartProps = { part: Part; id: string; isWide: boolean }

/** A title and its table, whose cells are printed text, checkboxes or fields. */
export function SheetPart({ part, id, isWide }: PartProps) {
  const { title, text, head, columns, rows } = part
  const columnKinds = columns.map(({ kind }) => kind)
  const printedColumns = columns.filter(({ kind }) => isPrinted(kind))
  // The title of its row is enough for a field that stands alone in it. A table of one row asks by
  // the title of its column.
  const isAlone = columns.length === 1 && printedColumns.length === 0 && rows.length > 1
  return (
    <section className="sheet-part" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        <InlineText text={title} />
      </h2>
      {text && (
        <p>
          <InlineText text={text} />
        </p>
      )}
      <table
        className="sheet-part-table top-rule space-above-2"
        aria-labelledby={id}
        data-columns={columns.length}
        data-short-labels={columns.every(({ title: name }) => name.length === 1) ? '' : undefined}
      >
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column, columnIndex) => (
              <th
                key={column.title}
                scope="col"
                id={`${id}-c${columnIndex}`}
                data-column-kind={column.kind}
                data-sign={column.sign}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.title}>
              <th scope="row" id={`${id}-r${rowIndex}`}>
                {isAlone ? (
                  <label htmlFor={`${id}-${rowIndex}-0`}>
                    <InlineText text={row.title} />
                  </label>
                ) : (
                  <InlineText text={row.title} />
                )}
              </th>
              {columns.map((column, columnIndex) => (
                <td key={column.title} data-column-kind={column.kind}>
                  <SheetCell
                    column={column}
                    text={row.texts[printedColumns.indexOf(column)]}
                    id={`${id}-${rowIndex}-${columnIndex}`}
                    labelledBy={`${id}-r${rowIndex} ${id}-c${columnIndex}`}
                    maxLength={computeMaxLength(column.kind, columnKinds, isWide)}
                    isAlone={isAlone}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type SheetCellProps = {
  column: Column
  text: InlineContent | undefined
  id: string
  /** The ids of the headers of its row and its column. */
  labelledBy: string
  maxLength: number
  /** True for a cell that the title of its row names. */
  isAlone: boolean
}

/**
 * A cell of the table, which shows the title of its column where columns are stacked and there are
 * several.
 */
function SheetCell({ column, text, id, labelledBy, maxLength, isAlone }: SheetCellProps) {
  const { title, kind, sign } = column
  const field = { id, autoComplete: 'off', 'aria-labelledby': labelledBy }
  if (text !== undefined)
    return (
      <>
        <span className="sheet-part-name" data-sign={sign}>
          {title}
        </span>{' '}
        <span>
          <InlineText text={text} />
        </span>
      </>
    )

  if (kind === 'tick')
    return (
      <label className="tap-target">
        <input {...field} type="checkbox" />
        <span className="sheet-part-name">{title}</span>
      </label>
    )

  return (
    <div className="sheet-part-field">
      {!isAlone && (
        <label className="sheet-part-name" htmlFor={id}>
          {title}
        </label>
      )}
      <textarea {...field} rows={countLines(kind)} maxLength={maxLength} />
    </div>
  )
}
