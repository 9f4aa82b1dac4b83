export const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '')

/**
 * Builds an address as the export serves it: under the base path and, for a page, with a trailing
 * slash.
 */
export function buildLocalPath(path: string, basePath: string) {
  const [, route = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const isFile = /\.[a-z0-9]+$/i.test(route)
  return `${basePath}${isFile || route.endsWith('/') ? route : `${route}/`}${rest}`
}

/**
 * Turns a title into its anchor: « Ce qu’est une résidence adaptée » becomes
 * `ce-quest-une-residence-adaptee`.
 */
export const getAnchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Builds the address that dials a number: three digits as they are, ten with the country code. */
export const buildPhoneHref = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 3 ? `tel:${digits}` : `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}
