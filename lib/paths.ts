/** « /services » and « /faq#depot » as the export serves them: under the base path, with the trailing slash, anchors and queries kept. */
export function localPath(path: string, basePath: string): string {
  const [, route = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const isFile = /\.[a-z0-9]+$/i.test(route)
  return `${basePath}${isFile || route.endsWith('/') ? route : `${route}/`}${rest}`
}

/** The anchor of a section, from its title: « Ce qu’est une résidence adaptée » is at #ce-quest-une-residence-adaptee. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** What no line breaks at its hyphen, to split a text at it: « Avez-vous », « TPZ-1029.MD.A », a telephone number. A name of 15 signs breaks, for want of room. */
export const unbreakablePhrases =
  /((?:1\u00A0)?\d{3}\u00A0\d{3}-\d{4}|(?=[\p{L}\d.-]{3,14}(?![\p{L}\d-]))[\p{L}\d]+(?:-[\p{L}\d]+(?:\.[\p{L}\d]+)*)+)/u

/** What a telephone dials: three digits as they are, ten with the code of the country. */
export const phoneHref = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 3 ? `tel:${digits}` : `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}
