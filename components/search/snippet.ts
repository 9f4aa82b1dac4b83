import type { Term } from './terms'

export type Segment = { text: string; marked: boolean }

/** The terms that were searched, and what each adds to the score. */
type Weights = ReadonlyMap<string, number>
type Range = { from: number; to: number }

// No lookbehind: Safari 15 cannot read a script that has one.
const sentenceEnd = /([.!?…])\s+(?=[\p{Lu}«“\d])/gu

const maxSentenceLength = 170
/** How many characters of a long sentence are kept before the first term. */
const leadLength = 60

/** Cuts a text at the terms that were searched. */
export function markTerms(
  terms: readonly Term[],
  text: string,
  weights: Weights,
  { from, to }: Range = { from: 0, to: text.length },
): Segment[] {
  const segments: Segment[] = []
  let position = from

  const addUpTo = (end: number, marked: boolean) => {
    if (end > position) segments.push({ text: text.slice(position, end), marked })
    position = Math.max(position, end)
  }

  for (const { start, end, term } of terms) {
    if (!weights.has(term) || start < from || end > to) continue
    addUpTo(start, false)
    addUpTo(end, true)
  }
  addUpTo(to, false)
  return segments
}

/** The sentence with the most weight, or the first one when no sentence has a term. */
export function findSentence(
  text: string,
  read: (text: string) => Term[],
  weights: Weights,
): Segment[] {
  const sentences = text === '' ? [] : text.replace(sentenceEnd, '$1\n').split('\n')
  let best: Segment[] = []
  let bestWeight = -1

  for (const sentence of sentences) {
    const terms = read(sentence)
    const hits = terms.filter(({ term }) => weights.has(term))
    const range = visibleRange(sentence, hits[0]?.start ?? 0)
    const weight = weightOf(hits, range, weights)
    if (weight <= bestWeight) continue

    bestWeight = weight
    best = withEllipses(markTerms(terms, sentence, weights, range), sentence, range)
  }
  return best
}

/** A long sentence is cut between words, around the first term. */
function visibleRange(sentence: string, firstHit: number): Range {
  const { length } = sentence
  if (length <= maxSentenceLength) return { from: 0, to: length }

  const from =
    firstHit < maxSentenceLength / 2 ? 0 : sentence.indexOf(' ', firstHit - leadLength) + 1
  const end = from + maxSentenceLength
  return { from, to: end >= length ? length : sentence.lastIndexOf(' ', end) }
}

/** Each term counts once, if it is seen. */
function weightOf(hits: readonly Term[], { to }: Range, weights: Weights): number {
  const visible = new Set(hits.filter(({ end }) => end <= to).map(({ term }) => term))
  return [...visible].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
}

function withEllipses(
  segments: readonly Segment[],
  sentence: string,
  { from, to }: Range,
): Segment[] {
  const before = from > 0 ? [{ text: '… ', marked: false }] : []
  const after = to < sentence.length ? [{ text: ' …', marked: false }] : []
  return [...before, ...segments, ...after]
}
