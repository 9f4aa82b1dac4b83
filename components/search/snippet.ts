import type { Term } from './terms'

export type Segment = { text: string; marked: boolean }

// No lookbehind: Safari 15 stops at one.
const sentenceEnd = /([.!?…])\s+(?=[\p{Lu}«“\d])/gu

/** A text cut where the terms that were looked for stand. */
export function markTerms(terms: readonly Term[], text: string, asked: ReadonlyMap<string, number>, from = 0, to = text.length): Segment[] {
  const segments: Segment[] = []
  let at = from
  const add = (end: number, marked: boolean) => {
    if (end > at) segments.push({ text: text.slice(at, end), marked })
    at = Math.max(at, end)
  }
  for (const { start, end, term } of terms) {
    if (!asked.has(term) || start < from || end > to) continue
    add(start, false)
    add(end, true)
  }
  add(to, false)
  return segments
}

const longest = 170
const before = 60

/** What can be read at a glance: a long sentence is cut at words, around the first one that was looked for. */
function windowOn(text: string, first: number): { from: number; to: number } {
  if (text.length <= longest) return { from: 0, to: text.length }
  const from = first < longest / 2 ? 0 : text.indexOf(' ', first - before) + 1
  return { from, to: from + longest >= text.length ? text.length : text.lastIndexOf(' ', from + longest) }
}

/** The sentence that says the most of what was asked, the first one of the text when none does, with the terms marked. */
export function findSentence(text: string, read: (text: string) => Term[], asked: ReadonlyMap<string, number>): Segment[] {
  let best: Segment[] = []
  let most = -1
  for (const sentence of text === '' ? [] : text.replace(sentenceEnd, '$1\n').split('\n')) {
    const terms = read(sentence)
    const hits = terms.filter(({ term }) => asked.has(term))
    const { from, to } = windowOn(sentence, hits[0]?.start ?? 0)
    const said = new Set(hits.filter(({ end }) => end <= to).map(({ term }) => term))
    const weight = [...said].reduce((sum, term) => sum + (asked.get(term) ?? 0), 0)
    if (weight <= most) continue
    most = weight
    best = markTerms(terms, sentence, asked, from, to)
    if (from > 0) best.unshift({ text: '… ', marked: false })
    if (to < sentence.length) best.push({ text: ' …', marked: false })
  }
  return best
}
