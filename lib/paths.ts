/** An address as the export serves it: under the base path, a page with its trailing slash. */
export function localPath(path: string, basePath: string) {
  const [, route = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const isFile = /\.[a-z0-9]+$/i.test(route)
  return `${basePath}${isFile || route.endsWith('/') ? route : `${route}/`}${rest}`
}

/** « Ce qu’est une résidence adaptée » is at #ce-quest-une-residence-adaptee. */
export const getAnchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Splits a text at the phrases that must not break at their hyphen: « Avez-vous »,
 * « TPZ-1029.MD.A », a telephone number. From 15 characters on, a compound may break.
 */
export const unbreakablePhrases =
  /((?:1\u00A0)?\d{3}\u00A0\d{3}-\d{4}|(?=[\p{L}\d.-]{3,14}(?![\p{L}\d-]))[\p{L}\d]+(?:-[\p{L}\d]+(?:\.[\p{L}\d]+)*)+)/u

/** Three digits are dialled as they are, ten with the code of the country. */
export const phoneHref = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 3 ? `tel:${digits}` : `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}
