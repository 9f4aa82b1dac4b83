import type { AmountColumn } from '@/content/article-text/amounts'
import type { ArticleBlock } from '@/content/article-text/nodes'
import { words as siteWords } from '@/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { formatMoney, type Cents } from '@/lib/money'
import { InlineText } from '../ui/inline-text'
import { SummaryRow } from '../ui/summary-row'
import { ArticleTable } from './article-table'
import './article-figure.css'

const words = siteWords.interfaceTexts.article.amountsDrawing

/** What is missing has at least 12 px of a phone's bar, where its outline would else be a line. */
const smallestGap = 0.035

/** A bar has three parts: what is announced, what is added, and what is missing to the largest. */
function Bar({ column: { announced, total }, largest }: { column: AmountColumn; largest: Cents }) {
  const percent = (cents: Cents) => `${Math.round((cents / largest) * 10_000) / 100}%`
  const end = total.cents < largest ? Math.min(total.cents, largest * (1 - smallestGap)) : largest
  const middle = Math.min(announced.cents, end)
  const parts = [
    { className: 'article-figure-announced', start: 0, end: middle },
    { className: 'article-figure-extra', start: middle, end },
    { className: 'article-figure-missing', start: end, end: largest },
  ]
  return (
    <svg className="article-figure-drawn" aria-hidden="true" width="100%" height={72}>
      {parts
        .filter((part) => part.end > part.start)
        .map((part) => (
          <rect
            key={part.className}
            className={part.className}
            x={percent(part.start)}
            y={0}
            width={percent(part.end - part.start)}
            height="100%"
          />
        ))}
    </svg>
  )
}

function Column({ column, largest }: { column: AmountColumn; largest: Cents }) {
  const { name, announced, extras, total } = column
  const missing = largest - total.cents
  return (
    <div className="article-figure-bar">
      <p>
        <strong>{name}</strong>
      </p>
      <p className="article-figure-sum">
        <span className="visually-hidden">{`${total.label}\u00A0: `}</span>
        {formatMoney(total.cents)}
      </p>
      <p className="article-figure-base">
        {`${announced.label}\u00A0: ${formatMoney(announced.cents)}`}
      </p>
      <Bar column={column} largest={largest} />
      {missing > 0 && (
        <p className="article-figure-gap">
          {fillTemplate(words.less, { n: formatMoney(missing) })}
        </p>
      )}
      {extras.length > 0 && (
        <ul className="article-figure-extras">
          {extras.map(({ label, cents }) => (
            <li key={label}>
              <strong>{formatMoney(cents)}</strong> {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Amounts as bars on one scale, then the table that they come from. */
export function AmountsFigure({
  title,
  columns,
  table,
  caption,
}: Extract<ArticleBlock, { type: 'amounts' }>) {
  const largest = Math.max(...columns.map(({ total }) => total.cents))
  return (
    <figure className="article-figure-amounts">
      <p className="article-prose-title">{title}</p>
      {columns.map((column) => (
        <Column key={column.name} column={column} largest={largest} />
      ))}
      <details>
        <SummaryRow>{words.amounts}</SummaryRow>
        <ArticleTable {...table} />
      </details>
      <figcaption>
        <InlineText text={caption} />
      </figcaption>
    </figure>
  )
}
