/* Québec typography (OQLF), one policy for the whole site, set by code: authors type plain characters, and what belongs together stays together. */

const nbsp = '\u00A0'
export const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

/** Units, and what is counted on every page. Any other noun is free: with its number it would leave half a line empty on a telephone. */
const counted =
  'ans?|années?|mois|semaines?|jours?|heures?|minutes?|réponses?|résidences?|questions?|étapes?|pages?|fois|avis|familles|décibels|mètres'

/** What a number or a letter names: « annexe 6 », « Résidence A ». */
const named =
  '[Aa]nnexes?|[Aa]rticles?|art\\.|r\\.|[Ss]ections?|[Pp]ages?|[Ll]ignes?|[Oo]ptions?|[Cc]atégories?|[Ff]iches?|[Éé]tapes?|[Rr]ésidences?|[Qq]uestions?|[Ll]oi|vol\\.'

const spaces: readonly (readonly [RegExp, string])[] = [
  [/\.\.\./g, '…'],
  [/'/g, '’'],
  [/"([^"]*)"/g, '« $1 »'],
  // Signs that take a space: whatever space stands there becomes the one that never breaks.
  [/[ \u00A0\u202F]+([:»%$])(?![\p{L}\d])/gu, `${nbsp}$1`],
  [/«[ \u00A0\u202F]*/g, `«${nbsp}`],
  [/([^\s\u00A0])»/g, `$1${nbsp}»`],
  [/[ \u00A0\u202F]+([;!?])/g, '$1'],
  // Thousands, telephone numbers and units: « 1 500 », « 418 555-0134 », « 1 855 852-7784 », « 8 h 30 ».
  [
    /(?<=\d) (?=\d{3}(?!\d)|(?:h|min|km|cm|m|kg|½|¼)(?![\p{L}\d]))|(?<=\d[ \u00A0]h) (?=\d{2}(?!\d))/gu,
    nbsp,
  ],
  // « de 3 à 5 », « de 8 h à 18 h » stay in one piece.
  [
    /(?<=\d(?:\u00A0h(?:\u00A0\d{2})?)?) (?=à \d)|(?<=\bde) (?=\d+(?:\u00A0h(?:\u00A0\d{2})?)? à \d)/g,
    nbsp,
  ],
  [new RegExp(`([\\d}]) (?=(?:${counted})(?![\\p{L}\\d]))`, 'gu'), `$1${nbsp}`],
  [new RegExp(`(?<!\\p{L})(${named}) (?=\\d|\\p{Lu}(?![\\p{L}’.]))`, 'gu'), `$1${nbsp}`],
  [new RegExp(`(\\d|1er) (?=(?:${months})(?!\\p{L}))`, 'gu'), `$1${nbsp}`],
  [/(?<!\p{L})(M\.|Mme|Mmes|Dr|Dre|nº) (?=\p{L}|\d)/gu, `$1${nbsp}`],
  // The initial of a name, « Lucie G. »; a number of three digits to dial, « le 811 ».
  [/(\p{Lu}\p{Ll}+) (?=\p{Lu}\.)/gu, `$1${nbsp}`],
  [/(?<!\p{L})(les?|la|aux?|du) (?=[2-9]11(?!\d))/giu, `$1${nbsp}`],
  // A word of one letter at the end of a line is a stumble; at the end of a text, a link comes next, or a word in bold.
  [/(?<![\p{L}\d’-])([àyôÀÔ]) (?=[\p{L}\d«]|$)/gu, `$1${nbsp}`],
]

export const typeset = (text: string) =>
  spaces.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)

/** In a title, a little word goes to the next line with the word that it announces, and a short end with itself, unless they nearly fill a narrow column. */
export const bindTitle = (text: string) =>
  text
    .replace(
      /(?<![\p{L}’-])(les?|la|une?|des?|du|aux?|et|ou|en|si|ce) (?=[\p{L}\d’]{1,11}(?![\p{L}\d’]))/giu,
      `$1${nbsp}`,
    )
    .replace(/(?<=[,:] )[^,:]{1,14}(?=,|$)/gu, (part) => part.replaceAll(' ', nbsp))

/** The last word of a lead or of a caption, when it is short, takes the one before along: it never stands alone on a line. */
export const bindEnd = (text: string) => text.replace(/ (?=[\p{L}\d’-]{1,10}[^\p{L}\d]*$)/u, nbsp)
