/**
 * French as a visitor types it: without accents, in the plural or not, « oeuvre » for « œuvre ». The index and the query go through the same
 * functions, so what matters is that two forms of a word meet, not that a stem is a word.
 */

/** A map: an object also knows « constructor », which a visitor may type. */
const irregular = new Map([
  ['baux', 'bail'],
  ['travaux', 'travail'],
  ['yeux', 'oeil'],
  ['oeils', 'oeil'],
])

/** Lower case, without accents or ligatures. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '')
}

const shortest = 3
const endings: readonly (readonly [RegExp, string])[] = [
  // journaux, journal; cadeaux keeps its eau. (No lookbehind here: Safari 15 stops at one.)
  [/([^e])aux$/, '$1al'],
  // heureux, heureuse, heureuses.
  [/eu(x|se|ses)$/, 'eu'],
  [/[sx]$/, ''],
  // visitée, visité, visite.
  [/e+$/, ''],
  // visiter, visitez, conseiller; choisir meets choisi.
  [/e[rz]$/, ''],
  [/ir$/, 'i'],
  // publique, public; auditive, auditif.
  [/qu$/, 'c'],
  [/v$/, 'f'],
  // bonne, conseillère.
  [/([bcdfglmnprt])\1$/, '$1'],
]

/** What plural, feminine and simple verb forms of a folded word have in common. */
export function stem(word: string): string {
  if (word.length <= shortest || /\d/.test(word)) return word
  return endings.reduce(
    (result, [ending, replacement]) => {
      const shorter = result.replace(ending, replacement)
      return shorter.length < shortest ? result : shorter
    },
    irregular.get(word) ?? word,
  )
}

/** How a folded word with this stem may begin: « jo » for « journal » and « journaux », a single digit since « 1 500 » is one word. */
export const beginningsOf = (stem: string): string[] =>
  [stem, ...[...irregular.keys()].filter((word) => irregular.get(word) === stem)].map((word) => word.slice(0, /^\d/.test(word) ? 1 : 2))

export type Token = { start: number; end: number; word: string; stem: string }

/** « 1 500 » is one word; an apostrophe or a hyphen parts two. */
const wordPattern = /\d{1,3}(?:[ \u00A0\u202F]\d{3}(?!\d))+|[\p{L}\p{M}\d]+/gu

/** The vocabulary of a site is small and comes back all the time: each word is folded and stemmed once. */
const known = new Map<string, { word: string; stem: string }>()

function analyse(raw: string): { word: string; stem: string } {
  const met = known.get(raw)
  if (met) return met
  const word = fold(raw).replace(/\s/g, '')
  const analysed = { word, stem: stem(word) }
  known.set(raw, analysed)
  return analysed
}

/** Every word of a text with its place. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    ...analyse(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
