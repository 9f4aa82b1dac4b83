import type { Sent } from './visit'

export type Mailed = { id: string; key: string }
/** A row. */
export type Kept = Mailed & { isSent: boolean }

type Facts = {
  sent: readonly Sent[]
  rows: readonly Kept[]
  /** What the carrier delivered. */
  mails: readonly Mailed[]
  /** Messages of honest visitors that the function said no to. */
  refused: readonly string[]
  /** Lines of logs and addresses that hold something a visitor typed. */
  leaks: readonly string[]
}

const tally = (keys: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
/** Each key as often as it was counted more than it may be. */
const extra = (counts: ReadonlyMap<string, number>, allowed: ReadonlyMap<string, number>) =>
  [...counts].flatMap(([key, count]) => Array<string>(Math.max(0, count - (allowed.get(key) ?? 1))).fill(key))

const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key)

/** Each « Merci » ends a draft: the same words, written anew after it, are another message. */
function draftsOf(sent: readonly Sent[]) {
  const drafts = new Map<string, number>()
  const isOver = new Map<string, boolean>()
  for (const { key, seen } of sent) {
    if (isOver.get(key) ?? true) drafts.set(key, (drafts.get(key) ?? 0) + 1)
    isOver.set(key, seen === 'success')
  }
  return drafts
}

/** What must be nought, each with the messages that it is not true of. */
export function judge({ sent, rows, mails, refused, leaks }: Facts): Record<string, readonly string[]> {
  const [rowsOf, mailsOf, drafts] = [tally(keysOf(rows)), tally(keysOf(mails)), draftsOf(sent)]
  const thanked = sent.filter(({ seen }) => seen === 'success')
  const isKept = ({ key }: Sent) => rowsOf.has(key) || mailsOf.has(key)
  return {
    // Thanked, and neither a row nor an e-mail; or not thanked, and the words gone from the form.
    lost: keysOf(sent.filter((each) => (each.seen === 'success' ? !isKept(each) : each.isEmptied))),
    duplicated: [...extra(rowsOf, drafts), ...extra(mailsOf, drafts)],
    'false « Merci »': keysOf(thanked.filter(({ isAcknowledged }) => !isAcknowledged)),
    'honest visitors refused': refused,
    'personal data in addresses or logs': leaks,
    // Beyond what was asked: the agency has an e-mail of every row, and a form that was thanked is ready for other words.
    'rows never e-mailed': keysOf(rows.filter(({ key, isSent }) => !isSent || !mailsOf.has(key))),
    'thanked, fields not emptied': keysOf(thanked.filter(({ isEmptied }) => !isEmptied)),
  }
}

/** What happened to a message, for whoever must find out why. */
export function tellStory({ sent, rows, mails }: Omit<Facts, 'refused' | 'leaks'>, key: string) {
  const own = <T extends { key: string }>(list: readonly T[]) => list.filter((each) => each.key === key)
  const requests = own(sent).map(({ request, fault, seen }) => `request ${request} (${fault}) saw ${seen}`)
  const kept = own(rows).map(({ id }) => `row ${id}`)
  return `  message ${key}: ${[...requests, ...kept, ...own(mails).map(({ id }) => `e-mail ${id}`)].join(', ')}`
}

/** How often each thing went wrong, and how many visitors were thanked all the same. */
export function describeFaults(sent: readonly Sent[]): string[] {
  const [all, thanked] = [sent, sent.filter(({ seen }) => seen === 'success')].map((those) => tally(those.map(({ fault }) => fault)))
  return [...(all ?? [])].sort().map(([fault, times]) => `  ${fault}: ${times}, thanked ${thanked?.get(fault) ?? 0}`)
}
