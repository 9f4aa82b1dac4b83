/* eslint-disable prefer-template, @typescript-eslint/prefer-includes, @typescript-eslint/no-unused-vars -- ES5 has no template, no includes and no
   catch without a name */
// The old site kept its pages behind a hash: /#/services. This file is the whole of the bridge. It runs in <head> before anything is painted, on any
// browser that ever opened the old site, so it is written in ES5, and its very text is what ships: hash-bridge.tsx only takes out `export` and the
// comments (each on a line of its own, here). The tests import it and evaluate the shipped text too.

/**
 * Where an old address leads: null when it is not one (a plain anchor), otherwise an address of this site that starts with the base path. The path
 * always comes from the list of routes, never from the address, so nothing that a stranger writes after the # can lead elsewhere.
 * @param {string} hash with its #, as location.hash gives it
 * @param {string} search with its ?, as location.search gives it
 * @param {readonly string[]} routes without slash at either end: the home page is the empty string
 * @param {string} basePath empty, or like /apercu/pr-12
 * @returns {string | null}
 */
export function resolveOldAddress(hash, search, routes, basePath) {
  var parts = /^#(?:!|%21)?(?:\/|%2f)([^?#]*)(\?[^#]*)?(#[^]*)?$/i.exec(hash)
  if (!parts) return null
  var route
  try {
    route = decodeURIComponent(parts[1] || '')
  } catch (error) {
    route = '?'
  }
  route = route.toLowerCase().replace(/\/$/, '')
  // /404/ and not the unknown address itself: every host, however plain, serves the file 404/index.html of the export, and few know 404.html.
  if (routes.indexOf(route) < 0) return basePath + '/404/'
  var query = parts[2] && parts[2].length > 1 ? parts[2] : ''
  if (search.length > 1) query = search + query.replace('?', '&')
  return basePath + '/' + (route && route + '/') + query + (parts[3] && parts[3].length > 1 ? parts[3] : '')
}

/**
 * @param {readonly string[]} routes
 * @param {string} basePath
 * @param {Window} page
 */
export function installHashBridge(routes, basePath, page) {
  var location = page.location
  /** @param {boolean} isFirst */
  function follow(isFirst) {
    // Some mail programs write the # as %23, which the server takes for a part of the path and answers with the error screen.
    var mangled = /\/?%23(.*)$/i.exec(location.pathname)
    var target = mangled
      ? resolveOldAddress('#' + (mangled[1] || '') + location.search + location.hash, '', routes, basePath)
      : resolveOldAddress(location.hash, location.search, routes, basePath)
    if (target === null) return
    var isHere = target.replace(/#[^]*$/, '') === location.pathname + location.search
    // Only the hash has to go: asking for the same address again would load the page twice.
    if (isHere && target.indexOf('#') < 0) {
      // Without a state: a write that carries Next's own state is one that Next does not hear of, and undoes with its next one.
      page.history.replaceState(null, '', target)
      return
    }
    if (isFirst && !isHere) {
      // The page that is being left is not to be seen. Chromium 156 stops reading it here and has nothing to paint; an engine that reads on finds it
      // hidden, and shows it after all if the next page never comes.
      var root = page.document.documentElement
      root.style.visibility = 'hidden'
      page.setTimeout(function () {
        root.style.visibility = ''
      }, 5000)
    }
    location.replace(target)
  }
  page.addEventListener('hashchange', function () {
    follow(false)
  })
  follow(true)
}
