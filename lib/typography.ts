import { monthNames } from './months'

/* Québec typography (OQLF): authors type plain characters, and this module sets spaces and
   quotation marks. */

const nbsp = '\u00A0'

/**
 * Nouns that stay on the line of their number: any other would leave half a line empty on a phone.
 */
const countedNouns =
  'ans?|années?|mois|semaines?|jours?|heures?|minutes?|réponses?|résidences?|questions?|étapes?|pages?|fois|avis|familles|décibels|mètres'

/** Nouns followed by a number or a letter: « annexe 6 », « Résidence A ». */
const numberedNouns =
  '[Aa]nnexes?|[Aa]rticles?|art\\.|r\\.|[Ss]ections?|[Pp]ages?|[Ll]ignes?|[Oo]ptions?|[Cc]atégories?|[Ff]iches?|[Éé]tapes?|[Rr]ésidences?|[Qq]uestions?|[Ll]oi|vol\\.'

const replacements: readonly (readonly [RegExp, string])[] = [
  [/\.\.\./g, '…'],
  [/'/g, '’'],
  [/"([^"]*)"/g, '« $1 »'],
  // Any space before these signs becomes a no-break space.
  [/[ \u00A0\u202F]+([:»%$])(?![\p{L}\d])/gu, `${nbsp}$1`],
  [/«[ \u00A0\u202F]*/g, `«${nbsp}`],
  [/([^\s\u00A0])»/g, `$1${nbsp}»`],
  [/[ \u00A0\u202F]+([;!?])/g, '$1'],
  // Thousands, phone numbers and units: « 1 500 », « 418 555-0134 », « 8 h 30 ».
  [
    /(?<=\d) (?=\d{3}(?!\d)|(?:h|min|km|cm|m|kg|½|¼)(?![\p{L}\d]))|(?<=\d[ \u00A0]h) (?=\d{2}(?!\d))/gu,
    nbsp,
  ],
  // Ranges: « de 3 à 5 », « de 8 h à 18 h ».
  [/(?<=\d(?:\u00A0h)?) (?=à \d)|(?<=\bde) (?=\d+(?:\u00A0h(?:\u00A0\d{2})?)? à \d)/g, nbsp],
  [new RegExp(`([\\d}]) (?=(?:${countedNouns})(?![\\p{L}\\d]))`, 'gu'), `$1${nbsp}`],
  [new RegExp(`(?<!\\p{L})(${numberedNouns}) (?=\\d|\\p{Lu}(?![\\p{L}’.]))`, 'gu'), `$1${nbsp}`],
  [new RegExp(`(\\d|1er) (?=(?:${monthNames.join('|')})(?!\\p{L}))`, 'gu'), `$1${nbsp}`],
  [/(?<!\p{L})(M\.|Mme|Mmes|Dr|Dre|nº) (?=\p{L}|\d)/gu, `$1${nbsp}`],
  // Initials, as in « Lucie G. », and three-digit phone numbers, as in « le 811 ».
  [/(\p{Lu}\p{Ll}+) (?=\p{Lu}\.)/gu, `$1${nbsp}`],
  [/(?<!\p{L})(les?|la|aux?|du) (?=[2-9]11(?!\d))/giu, `$1${nbsp}`],
  // A word of one letter does not end a line. At the end of a text, a link or a bold word may
  // follow.
  [/(?<![\p{L}\d’-])([àyôÀÔ]) (?=[\p{L}\d«]|$)/gu, `$1${nbsp}`],
]

export const typeset = (text: string) =>
  replacements.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  )

/**
 * In a title, a short word stays with the next one, and the words after a comma or a colon stay
 * together, unless they would nearly fill a narrow column.
 */
export const keepShortWordsWithNext = (text: string) =>
  text
    .replace(
      /(?<![\p{L}’-])(les?|la|une?|des?|du|aux?|et|ou|en|si|ce) (?=[\p{L}\d’]{1,11}(?![\p{L}\d’]))/giu,
      `$1${nbsp}`,
    )
    .replace(/(?<=[,:] )[^,:]{1,14}(?=,|$)/gu, (part) => part.replaceAll(' ', nbsp))

/** Keeps a short last word from standing alone on a line. */
export const preventOrphan = (text: string) =>
  text.replace(/ (?=[\p{L}\d’-]{1,10}[^\p{L}\d]*$)/u, nbsp)
