import type { Sent } from './visit'

export type Kept = { key: string; isSent: boolean }

type Facts = {
  sent: readonly Sent[]
  rows: readonly Kept[]
  /** The message of each e-mail that the carrier delivered. */
  mails: readonly string[]
  /** Lines of logs and addresses that hold something a visitor typed. */
  leaks: number
}

const tally = (keys: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
const extra = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count - 1, 0)

/** What must be nought, each with the requests that it is not true of. */
export function judge({ sent, rows, mails, leaks }: Facts) {
  const [rowsOf, mailsOf] = [tally(rows.map(({ key }) => key)), tally(mails)]
  const thanked = sent.filter(({ seen }) => seen === 'success')
  return {
    // Thanked, and neither a row nor an e-mail; or refused, and the words gone from the form.
    lost:
      thanked.filter(({ key }) => !rowsOf.has(key) && !mailsOf.has(key)).length +
      sent.filter(({ seen, isEmptied }) => seen === 'error' && isEmptied).length,
    duplicated: extra(rowsOf) + extra(mailsOf),
    'false « Merci »': thanked.filter(({ isAcknowledged }) => !isAcknowledged).length,
    'personal data in addresses or logs': leaks,
    // Beyond what was asked: the agency has read every row, and a form that was thanked is ready for other words.
    'rows never e-mailed': rows.filter(({ key, isSent }) => !isSent || !mailsOf.has(key)).length,
    'thanked, fields not emptied': thanked.filter(({ isEmptied }) => !isEmptied).length,
  }
}

/** How often each thing went wrong, and how many visitors were thanked all the same. */
export function describeFaults(sent: readonly Sent[]): string[] {
  const [all, thanked] = [sent, sent.filter(({ seen }) => seen === 'success')].map((those) => tally(those.map(({ fault }) => fault)))
  return [...(all ?? [])].sort().map(([fault, times]) => `  ${fault}: ${times}, thanked ${thanked?.get(fault) ?? 0}`)
}
