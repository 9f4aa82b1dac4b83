import { beginningsOf, fold, tokensOf, type Token } from './french'

export type Segment = { text: string; marked: boolean }

/** The same sentences are looked at again at each key: their words are found once, and only where one that is looked for may stand. */
export type Sentence = { text: string; folded: string; tokens?: readonly Token[] }

// No lookbehind: Safari 15 stops at one.
const sentenceEnd = /([.!?…])\s+(?=[\p{Lu}«“\d])/gu

export function sentencesOf(text: string): Sentence[] {
  const lines = text.replace(sentenceEnd, '$1\n').split('\n')
  return lines.map((sentence) => ({ text: sentence, folded: fold(sentence) }))
}

function cut(text: string, from: number, to: number, hits: readonly Token[]): Segment[] {
  const segments: Segment[] = []
  let at = from
  const add = (end: number, marked: boolean) => {
    if (end > at) segments.push({ text: text.slice(at, end), marked })
    at = end
  }
  for (const { start, end } of hits) {
    if (start < from || end > to) continue
    add(start, false)
    add(end, true)
  }
  add(to, false)
  return segments
}

/** A text cut where the words that were looked for stand. */
export function markWords(text: string, stems: ReadonlySet<string>): Segment[] {
  return cut(
    text,
    0,
    text.length,
    tokensOf(text).filter(({ stem }) => stems.has(stem)),
  )
}

const longest = 170
const before = 60

/** What can be read at a glance: a long sentence is cut at words, around the first one that was looked for. */
function windowOn(text: string, first: number): { from: number; to: number } {
  if (text.length <= longest) return { from: 0, to: text.length }
  const from = first < longest / 2 ? 0 : text.indexOf(' ', first - before) + 1
  return { from, to: from + longest >= text.length ? text.length : text.lastIndexOf(' ', from + longest) }
}

/** The sentence that shows most of the words, the first one of the text when none does, with the words marked. */
export function findSentence(sentences: readonly Sentence[], stems: ReadonlySet<string>): Segment[] {
  const begun = new RegExp(`(?:^|[^a-z\\d])(?:${[...stems].flatMap(beginningsOf).join('|')})`)
  let best: Segment[] = []
  let most = -1
  for (const sentence of sentences) {
    const { text, folded } = sentence
    const tokens = begun.test(folded) ? (sentence.tokens ??= tokensOf(text)) : []
    const hits = tokens.filter(({ stem }) => stems.has(stem))
    if (hits.length === 0 && most >= 0) continue
    const { from, to } = windowOn(text, hits[0]?.start ?? 0)
    const count = new Set(hits.filter(({ end }) => end <= to).map(({ stem }) => stem)).size
    if (count <= most) continue
    most = count
    best = cut(text, from, to, hits)
    if (from > 0) best.unshift({ text: '… ', marked: false })
    if (to < text.length) best.push({ text: ' …', marked: false })
  }
  return best
}
