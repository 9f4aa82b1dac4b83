/** The eighteen of the old site: what is published since was never at such an address. */
const oldArticle = /^blog\/article-([1-9]|1[0-8])$/

/** Where an address of the old site, /#/services, leads; null for a plain anchor. By the list of routes: nothing that is written after the # leads elsewhere. */
export function resolveOldAddress(
  hash: string,
  search: string,
  routes: readonly string[],
  basePath: string,
): string | null {
  const parts = /^#(?:!|%21)?(?:\/|%2f)([^?#]*)(\?[^#]*)?(#[^]*)?$/i.exec(hash)
  if (!parts) return null
  const [, path = '', ownQuery = '', anchor = ''] = parts
  const route = decode(path).toLowerCase().replace(/\/$/, '')
  // /404/ and not the unknown address itself: every host, however plain, serves the file 404/index.html of the export, and few know 404.html.
  if (!routes.includes(route) && !oldArticle.test(route)) return `${basePath}/404/`
  const query = ownQuery.length > 1 ? ownQuery : ''
  const whole = search.length > 1 ? search + query.replace('?', '&') : query
  return `${basePath}/${route && `${route}/`}${whole}${anchor.length > 1 ? anchor : ''}`
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '?'
  }
}

type Frame = Pick<Window, 'location' | 'history' | 'document' | 'setTimeout' | 'addEventListener'>

/** Before anything is painted, then at each change of the hash. */
export function followOldAddresses(
  frame: Frame,
  routes: readonly string[],
  basePath: string,
): void {
  const { location } = frame
  const follow = (isFirst: boolean) => {
    // Some mail programs write the # as %23, which the server takes for a part of the path and answers with the error screen.
    const mangled = /\/?%23(.*)$/i.exec(location.pathname)
    const target = mangled
      ? resolveOldAddress(
          `#${mangled[1] ?? ''}${location.search}${location.hash}`,
          '',
          routes,
          basePath,
        )
      : resolveOldAddress(location.hash, location.search, routes, basePath)
    if (target === null) return
    const isHere = target.replace(/#[^]*$/, '') === location.pathname + location.search
    // Only the hash has to go: asking for the same address again would load the page twice.
    if (isHere && !target.includes('#')) {
      frame.history.replaceState(null, '', target)
      return
    }
    if (isFirst && !isHere) {
      // The page that is being left is not to be seen. Chromium 156 stops reading it here and has nothing to paint; an engine that reads on finds it
      // hidden, and shows it after all if the next page never comes.
      const { style } = frame.document.documentElement
      style.visibility = 'hidden'
      frame.setTimeout(() => (style.visibility = ''), 5000)
    }
    location.replace(target)
  }
  frame.addEventListener('hashchange', () => follow(false))
  follow(true)
}
