// French as a visitor types it. The index and the query go through the same functions: two forms of a word have to meet, a stem need not be a word.

/** A map: an object also knows « constructor », which a visitor may type. */
const irregular = new Map([
  ['baux', 'bail'],
  ['travaux', 'travail'],
  ['yeux', 'oeil'],
  ['oeils', 'oeil'],
])

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
  // tombait, tombais, tombaient.
  [/^(.{3,})ai(t|ent)?$/, '$1'],
  // visitée, visité, visite.
  [/e+$/, ''],
  // visiter, visitez, conseiller; choisir meets choisi.
  [/e[rz]$/, ''],
  [/ir$/, 'i'],
  // refusent, refuse; logement keeps its ending.
  [/^(.{3,}[^m])ent$/, '$1'],
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

export type Token = { start: number; end: number; stem: string }

/** « 1 500 » is one word; an apostrophe or a hyphen parts two. */
const wordPattern = /\d{1,3}(?:[ \u00A0\u202F]\d{3}(?!\d))+|[\p{L}\p{M}\d]+/gu

/** The vocabulary of a site is small and comes back all the time: each word is stemmed once. */
const known = new Map<string, string>()

function stemOf(raw: string): string {
  const met = known.get(raw) ?? stem(fold(raw).replace(/\s/g, ''))
  known.set(raw, met)
  return met
}

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    stem: stemOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** How many slips of the finger part two words, where no more than some are allowed: a letter changed, forgotten, in excess, or two neighbours exchanged. */
export function slipsBetween(one: string, other: string, allowed: number): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [left, right] = [one.slice(same), other.slice(same)]
  if (left === right) return 0
  if (allowed === 0) return Infinity
  const after = (skipped: number, passed: number) => slipsBetween(left.slice(skipped), right.slice(passed), allowed - 1)
  const isSwap = left.length > 1 && right.startsWith(left.charAt(1) + left.charAt(0))
  return 1 + Math.min(after(1, 0), after(0, 1), after(1, 1), isSwap ? after(2, 2) : Infinity)
}
