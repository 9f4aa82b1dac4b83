// This worker answers for a few pages and their files when the network does not
// (docs/decisions/0014-offline-copies.md).
import { deleteCaches, getCachePrefix } from '@/lib/browser/offline-caches'
import { fillTemplate } from '@/lib/fill-template'
import { formatDay, getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'

// The parts of TypeScript's worker library that this file uses: the library itself conflicts with
// the library of pages.
type LifecycleEvent = { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = {
  request: Request
  respondWith: (response: Promise<Response>) => void
}
declare const self: {
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: LifecycleEvent) => void,
  ) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void)
}

const { scope } = self.registration
const cacheName = getCachePrefix(scope) + OFFLINE_VERSION
const addresses = new Set(OFFLINE_FILES.map((file) => new URL(file, scope).href))

/**
 * The position of the notice. In a tool it is inside [data-tool], which sets the CSS `page`
 * property: before that element, print would start a new page.
 */
const noticeInsertionPoint = /<main[^>]*><div[^>]* data-tool=[^>]*>|(?=<main)/

async function storeCopies() {
  const cache = await caches.open(cacheName)
  // The browser's HTTP cache may hold a page of another build.
  await cache.addAll([...addresses].map((address) => new Request(address, { cache: 'no-cache' })))
}

async function activate() {
  const isSwitchedOff = addresses.size === 0
  await deleteCaches(scope, isSwitchedOff ? undefined : cacheName)
  await (isSwitchedOff ? self.registration.unregister() : self.clients.claim())
}

/** How long the network has before the copy of a page replaces it. */
const networkTimeoutMs = 10_000

async function readCopy(address: string) {
  const copy = await caches.match(address, { cacheName, ignoreVary: true })
  if (!copy || !address.endsWith('/')) return copy
  const sentAt = new Date(copy.headers.get('date') ?? Date.now())
  const date = formatDay(getQuebecDate(sentAt))
  const html = await copy.text()
  return new Response(
    html.replace(noticeInsertionPoint, `$&${fillTemplate(OFFLINE_NOTICE, { date })}`),
    copy,
  )
}

/** Answers with the page, or its copy when the network is silent or the host answers an error. */
async function respondWithPage(request: Request, address: string) {
  const network = fetch(request)
  const late = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), networkTimeoutMs),
  )
  const response = await Promise.race([network, late]).catch(() => undefined)
  // The browser follows a redirect itself.
  if (response && (response.ok || response.type === 'opaqueredirect')) return response
  return (await readCopy(address)) ?? response ?? network
}

/**
 * Answers with the copy of a file at once, because its name carries the hash of its content. An
 * island waits eight seconds for its code, less than a page waits for the network.
 */
const respondWithFile = async (request: Request, address: string) =>
  (await readCopy(address)) ?? fetch(request)

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(storeCopies())
})

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // The network would redirect /bail to /bail/, so both match the same copy.
  const isPage = request.mode === 'navigate'
  const address = origin + (isPage ? pathname.replace(/\/?$/, '/') : pathname)
  if (request.method !== 'GET' || !addresses.has(address)) return
  event.respondWith(isPage ? respondWithPage(request, address) : respondWithFile(request, address))
})
