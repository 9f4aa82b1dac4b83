import type { Element } from 'hast'
import { h, s } from 'hastscript'
import { blockTitle, type BlockContext, type BlockWords } from './block'
import { childrenNamed, textOf } from './hast'

/** What is added to the announced price of one column. */
type Extra = { label: string; cents: number; hatch: number }

/** One column of the author's table. All amounts are in cents. */
type Column = { name: string; announced: number; extras: Extra[]; total: number }

type Amounts = { announcedLabel: string; totalLabel: string; columns: Column[] }

/** content/images/drawings/hatches.svg has six, so that a bar is read without its colours. */
const hatchCount = 6

/** Bars on one scale, then the table that they come from. */
export function renderAmounts(
  node: Element,
  title: string,
  { words, refuse }: BlockContext,
): Partial<Element> {
  const [table] = childrenNamed(node, 'table')
  const amounts = table && parseAmounts(table)
  if (!table || !amounts) {
    refuse(
      'dans :::montants, un tableau d’au moins deux lignes : le montant annoncé d’abord, le total en dernier',
    )
    return {}
  }
  for (const column of amounts.columns) checkTotal(column, refuse)

  const largest = Math.max(...amounts.columns.map(({ total }) => total))
  const caption = childrenNamed(node, 'p').flatMap((paragraph) => paragraph.children)
  return h('figure', { className: ['montants'] }, [
    blockTitle(title),
    ...amounts.columns.map((column) => renderColumn(column, amounts, largest, words)),
    h('details', [h('summary', words.kit.amounts), table]),
    h('figcaption', caption),
  ])
}

/** Rows: names of the columns, announced amounts, any number of extras, totals. */
function parseAmounts(table: Element): Amounts | undefined {
  const rows = childrenNamed(table, 'thead', 'tbody').flatMap((part) => childrenNamed(part, 'tr'))
  const [header = [], announced = [], ...others] = rows.map(cellTexts)
  const totals = others.pop() ?? []
  if (totals.length < 2) return undefined

  const columns = header.slice(1).map((name, index) => ({
    name,
    announced: toCents(announced[index + 1]),
    extras: others
      .map(([label = '', ...cells], row) => ({
        label,
        cents: toCents(cells[index]),
        hatch: (row % hatchCount) + 1,
      }))
      .filter(({ cents }) => cents > 0),
    total: toCents(totals[index + 1]),
  }))
  return { announcedLabel: announced[0] ?? '', totalLabel: totals[0] ?? '', columns }
}

const cellTexts = (row: Element) =>
  childrenNamed(row, 'th', 'td').map((cell) => textOf(cell).trim())

/**
 * « 1 850 $ », « 343,50 $ » or « 480 $ (dîner et souper) ». A word such as « compris » adds
 * nothing.
 */
function toCents(cell = ''): number {
  const [, dollars = '', cents = '00'] =
    /^([\d\s]+)(?:,(\d{2}))?\s\$(?: \(.+\))?$/u.exec(cell) ?? []
  return Number(`${dollars}${cents}`.replace(/\s/gu, ''))
}

const formatMoney = (cents: number) =>
  `${(cents / 100).toLocaleString('fr-CA', { maximumFractionDigits: 2 })}\u00A0$`

function checkTotal(
  { name, announced, extras, total }: Column,
  refuse: BlockContext['refuse'],
): void {
  const sum = extras.reduce((cents, extra) => cents + extra.cents, announced)
  if (sum !== total || announced === 0)
    refuse(
      `dans :::montants, ${formatMoney(sum)} au total de « ${name} », et non ${formatMoney(total)}`,
    )
}

function renderColumn(
  column: Column,
  { announcedLabel, totalLabel }: Amounts,
  largest: number,
  words: BlockWords,
): Element {
  const { name, announced, extras, total } = column
  const missing = largest - total
  return h('div', { className: ['bar'] }, [
    h('p', { className: ['bar-name'] }, [
      h('strong', name),
      ` ${announcedLabel}\u00A0: ${formatMoney(announced)}`,
    ]),
    h('p', { className: ['bar-sum'] }, [
      h('span', { className: ['visually-hidden'] }, `${totalLabel}\u00A0: `),
      formatMoney(total),
    ]),
    renderBar(column, largest),
    ...(extras.length > 0 ? [h('ul', { className: ['bar-key'] }, extras.map(renderKey))] : []),
    ...(missing > 0
      ? [h('p', { className: ['bar-gap'] }, words.kit.less.replace('{n}', formatMoney(missing)))]
      : []),
  ])
}

function renderBar({ announced, extras, total }: Column, largest: number): Element {
  const percent = (cents: number) => `${String(Math.round((cents / largest) * 10_000) / 100)}%`
  const parts = [rectangle({ className: ['announced'], x: '0%', width: percent(announced) })]

  let start = announced
  for (const { cents, hatch } of extras) {
    parts.push(...hatchedRectangle(percent(start), percent(cents), hatch))
    start += cents
  }
  if (total < largest)
    parts.push(
      rectangle({ className: ['missing'], x: percent(total), width: percent(largest - total) }),
    )
  return s(
    'svg',
    { className: ['bar-drawn'], ariaHidden: 'true', width: '100%', height: 72 },
    parts,
  )
}

const renderKey = ({ label, cents, hatch }: Extra) =>
  h('li', [
    s('svg', { ariaHidden: 'true', width: 22, height: 22 }, hatchedRectangle('0', '100%', hatch)),
    h('span', [h('strong', formatMoney(cents)), ` ${label}`]),
  ])

type Rectangle = { className?: string[]; x: string; width: string; fill?: string }

const rectangle = ({ className, x, width, fill }: Rectangle) =>
  s('rect', { className, x, y: 0, width, height: '100%', fill })

const hatchedRectangle = (x: string, width: string, hatch: number) => [
  rectangle({ className: ['extra'], x, width }),
  rectangle({ x, width, fill: `url(#hachure-${String(hatch)})` }),
]
