import type { Element } from 'hast'
import { h, s } from 'hastscript'
import { fillTemplate } from '@/lib/fill-template'
import { formatMoney, parseMoney, type Cents } from '@/lib/money'
import { renderTitle, type RenderBlock } from './block'
import { findChildren, getText } from './hast'

type Amount = { label: string; cents: Cents }

/** One column of the author's table. */
type Column = {
  name: string
  announced: Amount
  /** The amounts that are added to the announced price. */
  extras: Amount[]
  total: Amount
}

/** Renders bars on one scale, then the table that they come from. */
export const renderAmounts: RenderBlock = (node, title, { words, report }) => {
  const [table] = findChildren(node, 'table')
  const columns = table ? parseColumns(table) : []
  if (columns.length === 0)
    report(
      'dans :::montants, un tableau d’au moins deux lignes : le montant annoncé d’abord, le total en dernier',
    )

  for (const { name, announced, extras, total } of columns) {
    const sum = extras.reduce((cents, extra) => cents + extra.cents, announced.cents)
    if (sum !== total.cents || announced.cents === 0)
      report(
        `dans :::montants, ${formatMoney(sum)} au total de « ${name} », et non ${formatMoney(total.cents)}`,
      )
  }

  const largest = Math.max(...columns.map(({ total }) => total.cents))
  return h('figure', { className: ['article-figure-amounts'] }, [
    renderTitle(title),
    ...columns.map((column) => renderColumn(column, largest, words.amountsDrawing.less)),
    h('details', [
      h('summary', { className: ['summary-row'] }, [renderPlus(), words.amountsDrawing.amounts]),
      table,
    ]),
    h(
      'figcaption',
      findChildren(node, 'p').flatMap((paragraph) => paragraph.children),
    ),
  ])
}

/** The icon of components/ui/summary-row.tsx: Markdown becomes HTML without React. */
const renderPlus = () =>
  s(
    'svg',
    {
      className: ['summary-row-icon', 'screen-only'],
      viewBox: '0 0 24 24',
      ariaHidden: 'true',
    },
    [s('path', { d: 'M1 12h22' }), s('path', { d: 'M12 1v22' })],
  )

/**
 * Parses the rows: the names of the columns, the announced amounts, any number of extras, the
 * totals.
 */
function parseColumns(table: Element): Column[] {
  const rows = findChildren(table, 'thead', 'tbody').flatMap((part) => findChildren(part, 'tr'))
  const [header = [], announced, ...extras] = rows.map((row) =>
    findChildren(row, 'th', 'td').map((cell) => getText(cell).trim()),
  )
  const total = extras.pop()
  if (!announced || !total) return []

  return header.slice(1).map((name, column) => {
    const readAmount = ([label = '', ...cells]: readonly string[]) => ({
      label,
      cents: readCents(cells[column]),
    })
    return {
      name,
      announced: readAmount(announced),
      extras: extras.map(readAmount).filter(({ cents }) => cents > 0),
      total: readAmount(total),
    }
  })
}

/** Reads « 1 850 $ » or « 480 $ (dîner et souper) », and a word such as « compris » as zero. */
function readCents(cell = '') {
  const [amount = ''] = cell.split('(')
  return parseMoney(amount) ?? 0
}

function renderColumn(column: Column, largest: Cents, less: string) {
  const { name, announced, extras, total } = column
  const missing = largest - total.cents

  return h('div', { className: ['article-figure-bar'] }, [
    h('p', h('strong', name)),
    h('p', { className: ['article-figure-sum'] }, [
      h('span', { className: ['visually-hidden'] }, `${total.label}\u00A0: `),
      formatMoney(total.cents),
    ]),
    h(
      'p',
      { className: ['article-figure-base'] },
      `${announced.label}\u00A0: ${formatMoney(announced.cents)}`,
    ),
    renderBar(column, largest),
    missing > 0
      ? h(
          'p',
          { className: ['article-figure-gap'] },
          fillTemplate(less, { n: formatMoney(missing) }),
        )
      : null,
    extras.length > 0
      ? h('ul', { className: ['article-figure-extras'] }, extras.map(renderExtra))
      : null,
  ])
}

/** What is missing has at least 12 px of a phone's bar, where its outline would else be a line. */
const smallestGap = 0.035

/** A bar has three parts: what is announced, what is added, and what is missing to the largest. */
function renderBar({ announced, total }: Column, largest: Cents) {
  const percent = (cents: Cents) => `${Math.round((cents / largest) * 10_000) / 100}%`
  const end = total.cents < largest ? Math.min(total.cents, largest * (1 - smallestGap)) : largest
  const middle = Math.min(announced.cents, end)
  const parts = [
    { className: 'article-figure-announced', start: 0, end: middle },
    { className: 'article-figure-extra', start: middle, end },
    { className: 'article-figure-missing', start: end, end: largest },
  ]

  return s(
    'svg',
    {
      className: ['article-figure-drawn'],
      ariaHidden: 'true',
      width: '100%',
      height: 72,
    },
    parts
      .filter(({ start, end }) => end > start)
      .map(({ className, start, end }) =>
        s('rect', {
          className: [className],
          x: percent(start),
          y: 0,
          width: percent(end - start),
          height: '100%',
        }),
      ),
  )
}

const renderExtra = ({ cents, label }: Amount) =>
  h('li', [h('strong', formatMoney(cents)), ` ${label}`])
