type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

/** An address of the old site in a link: only the hash bridge can follow it, and the router tells nobody about a hash that it sets. */
const isOldHash = (hash: string) => /^#(!|%21)?(\/|%2f)/i.test(hash)

const isFile = (pathname: string) => /\.[^/]*$/.test(pathname)

/**
 * What the router is asked for when a link is followed without leaving the document; null when the browser does it better: another site, a file, an
 * anchor on the page that is already there. The answer is without the base path, which the router adds.
 */
export function softTarget(target: Address, current: Address, basePath: string): string | null {
  const { origin, pathname, search, hash } = target
  if (origin !== current.origin || !`${pathname}/`.startsWith(`${basePath}/`)) return null
  if (isFile(pathname) || isOldHash(hash)) return null
  if (hash !== '' && pathname === current.pathname && search === current.search) return null
  return `${pathname.slice(basePath.length) || '/'}${search}${hash}`
}

type Press = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A plain left click. With any other the visitor asks for a new tab, a new window or a download. */
export const isPlainClick = (press: Press) =>
  !press.defaultPrevented && press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey
