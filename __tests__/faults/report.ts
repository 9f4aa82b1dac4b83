import type { Sent } from './visit'

type Mailed = { id: string; key: string }

/** `mails`: what the carrier delivered. */
type Facts = { sent: readonly Sent[]; rows: readonly (Mailed & { isSent: boolean })[]; mails: readonly Mailed[] }

/** Each « Merci » ends a draft: the same words, written anew after it, are another message. */
function draftsOf(key: string, sent: readonly Sent[]) {
  const turns = sent.filter((each) => each.key === key)
  return turns.filter(({ seen }, at) => seen === 'success' || at === turns.length - 1).length
}

/** What must be nought, each with the messages that it is not true of. */
export function judge({ sent, rows, mails }: Facts): Record<string, readonly string[]> {
  const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key)
  const [rowed, mailed] = [keysOf(rows), keysOf(mails)]
  const thanked = sent.filter(({ seen }) => seen === 'success')
  const isDoubled = (key: string) => [rowed, mailed].some((keys) => keys.filter((each) => each === key).length > draftsOf(key, sent))
  return {
    lost: keysOf(thanked).filter((key) => !rowed.includes(key) && !mailed.includes(key)),
    duplicated: [...new Set([...rowed, ...mailed])].filter(isDoubled),
    'false « Merci »': keysOf(thanked.filter(({ isAcknowledged }) => !isAcknowledged)),
    // Beyond what was asked: the agency has an e-mail of every row.
    'rows never e-mailed': keysOf(rows.filter(({ key, isSent }) => !isSent || !mailed.includes(key))),
  }
}

/** What happened to a message, for whoever must find out why. */
export function tellStory({ sent, rows, mails }: Facts, key: string) {
  const own = <T extends { key: string }>(list: readonly T[]) => list.filter((each) => each.key === key)
  const requests = own(sent).map(({ request, fault, seen }) => `request ${request} (${fault}) saw ${seen}`)
  const kept = own(rows).map(({ id }) => `row ${id}`)
  return `  message ${key}: ${[...requests, ...kept, ...own(mails).map(({ id }) => `e-mail ${id}`)].join(', ')}`
}
