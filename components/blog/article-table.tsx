import type { InlineContent } from '@/lib/rich-text'
import type { Table } from '@/content/article-text/nodes'
import { InlineText } from '../ui/inline-text'
import './article-table.css'

type Column = Table['columns'][number]

/** The first cell of a row is its header; the others carry theirs, since phones stack them. */
function Cell({
  text,
  column,
  isFirst,
}: {
  text: InlineContent
  column: Column
  isFirst: boolean
}) {
  const content = <InlineText text={text} />
  if (!isFirst)
    return (
      <td data-align={column.align} data-header={column.name}>
        {content}
      </td>
    )
  return text.length === 0 ? (
    <td />
  ) : (
    <th scope="row" data-align={column.align}>
      {content}
    </th>
  )
}

/** A table in a frame that a keyboard can scroll, named after the title above it. */
export const ArticleTable = ({ title, columns, rows }: Table) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls the frame.
  <div className="article-table" tabIndex={0} role="region" aria-label={title}>
    <table>
      <thead>
        <tr>
          {columns.map(({ content, align }, index) => (
            <th key={index} data-align={align}>
              <InlineText text={content} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {columns.map((column, index) => (
              <Cell key={index} text={cells[index] ?? ''} column={column} isFirst={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
