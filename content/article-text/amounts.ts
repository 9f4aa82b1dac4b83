import { formatMoney, parseMoney, type Cents } from '@/lib/money'
import { getInlineText, type Report } from '../text/inline-markdown'
import type { Table } from './nodes'

type Amount = { label: string; cents: Cents }

/** One column of the author's table. */
export type AmountColumn = {
  name: string
  announced: Amount
  /** The amounts that are added to the announced price. */
  extras: Amount[]
  total: Amount
}

/** Reads the columns of a table of amounts, each of which must add up to its total. */
export function readAmounts(table: Table | undefined, report: Report) {
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
  return columns
}

/** Parses the rows: the announced amounts, any number of extras, the totals. */
function parseColumns({ columns, rows }: Table): AmountColumn[] {
  const [announced, ...extras] = rows.map((cells) => cells.map((cell) => getInlineText(cell)))
  const total = extras.pop()
  if (!announced || !total) return []

  return columns.slice(1).map(({ name }, column) => {
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
