/** The old site had eighteen articles. */
const oldArticle = /^blog\/article-([1-9]|1[0-8])$/

/**
 * Returns the page of an old address, such as /#/services, /#!/services?id=2 or /#%2Fservices#prix,
 * and null for another hash.
 */
function resolveOldAddress(
  hash: string,
  search: string,
  routes: readonly string[],
  basePath: string,
) {
  const parts = /^#(?:!|%21)?(?:\/|%2f)([^?#]*)(\?[^#]*)?(#[^]*)?$/i.exec(hash)
  if (!parts) return null
  const [, path = '', query = '', anchor = ''] = parts
  const route = decode(path).toLowerCase().replace(/\/$/, '')
  // Every host serves 404/index.html, and few serve 404.html.
  if (!routes.includes(route) && !oldArticle.test(route)) return `${basePath}/404/`
  const fullQuery = search ? search + query.replace('?', '&') : query
  return `${basePath}/${route && `${route}/`}${fullQuery}${anchor}`
}

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return '?'
  }
}

type WindowLike = Pick<
  Window,
  'location' | 'history' | 'document' | 'setTimeout' | 'addEventListener'
>

/** Redirects old addresses before the first paint, then at each change of the hash. */
export function followOldAddresses(win: WindowLike, routes: readonly string[], basePath: string) {
  const { location } = win
  const follow = (isFirst: boolean) => {
    // Some mail programs encode the # as %23, which then belongs to the path.
    const [, encodedHash] = /%23(.*)$/i.exec(location.pathname) ?? []
    const target =
      encodedHash === undefined
        ? resolveOldAddress(location.hash, location.search, routes, basePath)
        : resolveOldAddress(
            `#${encodedHash}${location.search}${location.hash}`,
            '',
            routes,
            basePath,
          )
    if (target === null) return
    const isHere = target.replace(/#[^]*$/, '') === location.pathname + location.search
    // location.replace() would load the page again.
    if (isHere && !target.includes('#')) {
      win.history.replaceState(null, '', target)
      return
    }
    if (isFirst && !isHere) {
      // The page stays hidden while the next one loads, and is shown again if that one never comes.
      const { style } = win.document.documentElement
      style.visibility = 'hidden'
      win.setTimeout(() => (style.visibility = ''), 5000)
    }
    location.replace(target)
  }
  win.addEventListener('hashchange', () => follow(false))
  follow(true)
}
