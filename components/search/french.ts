// Reduces the forms of a French word to one stem. The index and the query share it: two forms must
// meet, but a stem need not be a real word.

/**
 * Words whose forms no ending joins, and spoken or phone spellings. A Map and not an object, which
 * would also know the word "constructor".
 */
const irregular = new Map([
  ['baux', 'bail'],
  ['travaux', 'travail'],
  ['yeux', 'oeil'],
  ['oeils', 'oeil'],
  // "boite" would have the same stem.
  ['boit', 'boire'],
  ['boivent', 'boire'],
  ['buvait', 'boire'],
  ['dors', 'dormir'],
  ['dort', 'dormir'],
  ['sors', 'sortir'],
  ['sort', 'sortir'],
  ['pars', 'partir'],
  ['part', 'partir'],
  ['parte', 'partir'],
  ['partent', 'partir'],
  ['meurt', 'mourir'],
  // "vite" would have the same stem as « elle vit ».
  ['vit', 'vivre'],
  ['vis', 'vivre'],
  ['vivent', 'vivre'],
  ['sens', 'sentir'],
  ['sent', 'sentir'],
  // "papi" would have the same stem.
  ['papier', 'paperasse'],
  ['papiers', 'paperasse'],
  // Spoken words, and the spelling of phones.
  ['pu', 'plus'],
  ['pus', 'plus'],
  ['chu', 'suis'],
  ['chus', 'suis'],
  ['y', 'il'],
  ['boutte', 'bout'],
  ['tv', 'tele'],
  ['st', 'saint'],
  ['ste', 'sainte'],
])

/** Removes case, accents and ligatures. */
export function fold(text: string) {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

const minStemLength = 3

/**
 * The endings and their replacements, applied in this order, each unless the rest would be shorter
 * than a stem.
 */
const endings: readonly (readonly [RegExp, string])[] = [
  // Plurals in -aux: journaux becomes journal, and cadeaux keeps its eau. There is no lookbehind,
  // which Safari 15 cannot parse.
  [/([^e])aux$/, '$1al'],
  // Adjectives in -eux: heureux, heureuse, heureuses.
  [/eu(x|se|ses)$/, 'eu'],
  [/[sx]$/, ''],
  // Imperfect verbs: tombait, tombais, tombaient.
  [/^(.{3,})ai(t|ent)?$/, '$1'],
  // Futures and conditionals: restera, resterait and rester.
  [/^(.{3,}er)(a|ons|ont)$/, '$1'],
  // Feminines and participles: visitée, visité, visite.
  [/e+$/, ''],
  // Infinitives and imperatives: visiter, visitez, conseiller, choisir.
  [/e[rz]$/, ''],
  [/ir$/, 'i'],
  // Third persons plural: refusent becomes refuse, and logement keeps its ending.
  [/^(.{3,}[^m])ent$/, '$1'],
  // Verbs in -dre: perdre, perd, perdu.
  [/^(.{2,}d)(r|u)$/, '$1'],
  // Feminines in -que and -ive: publique and public, auditive and auditif.
  [/qu$/, 'c'],
  [/v$/, 'f'],
  // Double consonants: bonne, conseillère.
  [/([bcdfglmnprt])\1$/, '$1'],
]

/** Returns what the plural, feminine and simple verb forms of a folded word have in common. */
export function stem(word: string) {
  const regular = irregular.get(word) ?? word
  if (regular.length <= minStemLength || /\d/.test(regular)) return regular
  return endings.reduce((result, [ending, replacement]) => {
    const shorter = result.replace(ending, replacement)
    return shorter.length < minStemLength ? result : shorter
  }, regular)
}

export type Token = { start: number; end: number; stem: string }

/** The pattern of a word: "1 500" is one word, and an apostrophe or a hyphen separates two. */
const wordPattern = /\d{1,3}(?:[ \u00A0\u202F]\d{3}(?!\d))+|[\p{L}\p{M}\d]+/gu

/** A cache, because the same few thousand words recur in every text. */
const stemCache = new Map<string, string>()

function getStem(word: string) {
  const known = stemCache.get(word) ?? stem(fold(word).replace(/\s/g, ''))
  stemCache.set(word, known)
  return known
}

/**
 * Words that speech adds to an expression or leaves out of it: « je n’en peux vraiment plus » and
 * « j’en peux plus » must meet.
 */
const fillers = new Set(['n', 'ne', 'tu', 'vraiment', 'tellement', 'ben'].map(getStem))

export function splitIntoTokens(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    stem: getStem(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  })).filter((token) => !fillers.has(token.stem))
}

/**
 * Counts the typing errors between two words, or returns Infinity above the allowed number. An
 * error is a letter changed, omitted or added, or two neighbours exchanged.
 */
export function computeEditDistance(one: string, other: string, allowed: number): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const left = one.slice(same)
  const right = other.slice(same)
  if (left === right) return 0
  if (allowed === 0) return Infinity

  const countSlipsAfter = (skippedLeft: number, skippedRight: number) =>
    computeEditDistance(left.slice(skippedLeft), right.slice(skippedRight), allowed - 1)
  const isExchange = left.length > 1 && right.startsWith(left.charAt(1) + left.charAt(0))
  return (
    1 +
    Math.min(
      countSlipsAfter(1, 0),
      countSlipsAfter(0, 1),
      countSlipsAfter(1, 1),
      isExchange ? countSlipsAfter(2, 2) : Infinity,
    )
  )
}
