// Answers for a few pages and their files when the network does not
// (docs/decisions/0014-offline-copies.md).
import { fillIn } from '@/lib/fill-in'
import { formatDay, getQuebecDate } from '@/lib/quebec-date'

// What this file uses of TypeScript's library of workers, which contradicts that of pages.
type LifecycleEvent = { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = {
  request: Request
  clientId: string
  resultingClientId: string
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

// Replaced by scripts/export/offline-copies.ts. No file: the worker erases its copies and itself.
declare const OFFLINE_FILES: readonly string[]
declare const OFFLINE_VERSION: string
/** The markup of the line above a copy. */
declare const OFFLINE_NOTICE: string

const { scope } = self.registration
/** Several previews may share an origin. */
const cachePrefix = `offline ${scope} `
const cacheName = cachePrefix + OFFLINE_VERSION
const addresses = new Set(OFFLINE_FILES.map((file) => new URL(file, scope).href))

/** In a tool, whose paper has a name: before it, the notice would have a sheet of its own. */
const noticePlace = /<main[^>]*><div[^>]* data-tool=[^>]*>|(?=<main)/

/** The documents that were answered by a copy. */
const copyClients = new Set<string>()

async function storeCopies() {
  const cache = await caches.open(cacheName)
  // The browser's own cache may hold a page of another build.
  await cache.addAll([...addresses].map((address) => new Request(address, { cache: 'no-cache' })))
}

async function activate() {
  const isSwitchedOff = addresses.size === 0
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && (isSwitchedOff || name !== cacheName))
      await caches.delete(name)
  await (isSwitchedOff ? self.registration.unregister() : self.clients.claim())
}

/** In milliseconds, how long the network has before a copy takes its place. */
function getPatience({ request, clientId }: FetchEvent) {
  // Of a page, it is the client that leads to it.
  if (request.mode !== 'navigate' && copyClients.has(clientId)) return 0
  // The notice links to ?reseau: whoever follows it asks for the page itself, however late.
  return request.url.includes('?reseau') ? 600_000 : 10_000
}

async function readCopy(address: string) {
  const copy = await caches.match(address, { cacheName, ignoreVary: true })
  if (!copy || !address.endsWith('/')) return copy
  const sentAt = new Date(copy.headers.get('date') ?? Date.now())
  const date = formatDay(getQuebecDate(sentAt))
  const html = await copy.text()
  return new Response(html.replace(noticePlace, `$&${fillIn(OFFLINE_NOTICE, { date })}`), copy)
}

async function answer(event: FetchEvent, address: string) {
  const network = fetch(event.request)
  const late = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), getPatience(event)),
  )
  const response = await Promise.race([network, late]).catch(() => undefined)
  if (response) return response
  const copy = await readCopy(address)
  if (copy) copyClients.add(event.resultingClientId)
  return copy ?? network
}

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(storeCopies())
})

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // /bail is /bail/, to which the network would redirect.
  const isPage = request.mode === 'navigate'
  const address = origin + (isPage ? pathname.replace(/\/?$/, '/') : pathname)
  if (request.method === 'GET' && addresses.has(address)) event.respondWith(answer(event, address))
})
