/**
 * Québec typography (OQLF), set by code so that authors type plain characters. One policy for the whole site: a non-breaking space before
 * `:` `»` `%` `$` and after `«`, nothing before `;` `!` `?`, ’ and never '.
 */
const nbsp = '\u00A0'

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

const rules: readonly (readonly [RegExp, string])[] = [
  [/\.\.\./g, '…'],
  [/'/g, '’'],
  [/"([^"]*)"/g, '« $1 »'],
  // Signs that take a space: whatever space stands there becomes the one that never breaks.
  [/[ \u00A0\u202F]+([:»%$])(?![\p{L}\d])/gu, `${nbsp}$1`],
  [/«[ \u00A0\u202F]*/g, `«${nbsp}`],
  [/([^\s\u00A0])»/g, `$1${nbsp}»`],
  [/[ \u00A0\u202F]+([;!?])/g, '$1'],
  // Thousands and telephone numbers: « 1 500 », « 418 555-0134 », « 1 855 852-7784 ».
  [/(?<![\d-])(\d{1,3}) (?=\d{3}(?!\d))/g, `$1${nbsp}`],
  // A second pass for the next group of the same number, which the first one has just consumed.
  [/(\d{1,3}) (?=\d{3}(?!\d))/g, `$1${nbsp}`],
  // « de 3 à 5 » stays in one piece.
  [/(\d) à (?=\d)/g, `$1${nbsp}à${nbsp}`],
  [/(\d) (?=(?:h|min|km|cm|m|kg|½|¼)(?![\p{L}\d]))/gu, `$1${nbsp}`],
  [/(\d\u00A0h) (?=\d{2}(?!\d))/g, `$1${nbsp}`],
  [new RegExp(`(\\d|1er) (?=(?:${months})(?!\\p{L}))`, 'gu'), `$1${nbsp}`],
  [/(?<!\p{L})(M\.|Mme|Mmes|Dr|Dre|nº) (?=\p{L}|\d)/gu, `$1${nbsp}`],
]

export function typeset(text: string): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
}
