import { expect, test } from '@jest/globals'
import fc from '../../support/fast-check'
import { resolveOldAddress } from '@/components/hash-redirect/hash-redirect.client'
import { pages } from '@/content/pages'
import { openExported } from '../../support/exported-pages'

const origin = 'https://www.fanal.example'
/** The pages of the old site: those of this one, and its first articles. */
const routes = [
  ...pages.map((page) => page.path.slice(1)),
  ...Array.from({ length: 18 }, (_, index) => `blog/article-${String(index + 1)}`),
]
const pathOf = (route: string) => (route === '' ? '/' : `/${route}/`)

/** As much of a browser as the first lines of a page ask for. */
function createPage(address: string) {
  const url = new URL(origin + address)
  const state = { replaced: [] as string[], shown: address }
  const listeners: [name: string, listener: () => void][] = []
  const documentElement = {
    style: { visibility: '' },
    dataset: {} as Partial<Record<string, string>>,
  }
  return {
    address: url,
    state,
    documentElement,
    window: {
      location: Object.defineProperties(
        { replace: (target: string) => state.replaced.push(target) },
        Object.fromEntries(
          (['hash', 'search', 'pathname'] as const).map((name) => [name, { get: () => url[name] }]),
        ),
      ),
      history: {
        replaceState: (_state: unknown, _title: string, target: string) => (state.shown = target),
      },
      document: { documentElement, addEventListener: () => undefined, getElementById: () => null },
      setTimeout: () => 0,
      addEventListener: (name: string, listener: () => void) => listeners.push([name, listener]),
    },
    happen: (event: string) => {
      for (const [name, listener] of listeners) if (name === event) listener()
    },
  }
}

// eslint-disable-next-line @typescript-eslint/no-implied-eval -- an inline script is text that is evaluated
const first = new Function(
  ...['window', 'document', 'location', 'addEventListener', 'HTMLInputElement'],
  openExported('/').querySelector('script')?.text ?? '',
) as (...given: unknown[]) => void

/** A first load of an address, and what the first lines of the page, as they ship, do about it; then a hash that is typed there. */
function visit(address: string, typed?: string) {
  const page = createPage(address)
  const { window, state, documentElement } = page
  first(window, window.document, window.location, window.addEventListener, Object)
  if (typed !== undefined) {
    page.address.hash = typed
    page.happen('hashchange')
  }
  return {
    ...page,
    landing: state.replaced[0] ?? state.shown,
    isHidden: documentElement.style.visibility === 'hidden',
  }
}

test('every page of the old site is known', () => {
  for (const route of routes) {
    const old = `/temoignages/#/${route}`
    expect([old, visit(old).landing]).toEqual([old, pathOf(route)])
  }
})

test.each([
  ['/blog/article-3/#/blog/article-4', '/blog/article-4/'],
  ['/services/#/services', '/services/'],
  ['/services/#/services#haut', '/services/#haut'],
  // Slashes, case, bang, percent-encoding.
  ['/#!/', '/'],
  ['/#!/Blog/Article-12/', '/blog/article-12/'],
  ['/#%21%2Ffaq%2F', '/faq/'],
  ['/#/notre%2Dequipe', '/notre-equipe/'],
  // Queries and inner anchors are kept.
  ['/#/?utm_source=x', '/?utm_source=x'],
  ['/?gclid=1#/services?b=2#haut', '/services/?gclid=1&b=2#haut'],
  ['/services/?a=1#/services', '/services/?a=1'],
  ['/#/contact?', '/contact/'],
  ['/#/contact#', '/contact/'],
  ['/#/contact?retour=https://ailleurs.example/', '/contact/?retour=https://ailleurs.example/'],
  // As some mail programs write the #.
  ['/%23!/faq', '/faq/'],
  ['/services/%23/contact', '/contact/'],
  ['/%23/blog/article-5?utm_source=x#haut', '/blog/article-5/?utm_source=x#haut'],
  // Never followed: the error screen of this site.
  ['/services/#/inconnu', '/404/'],
  ['/#/blog/article-19', '/404/'],
  ['/#/services//', '/404/'],
  ['/#//evil.example', '/404/'],
  ['/%23//evil.example', '/404/'],
  ['/#/\\evil.example', '/404/'],
  ['/#/%2Fevil.example', '/404/'],
  ['/#/https://evil.example', '/404/'],
  ['/#/javascript:alert(1)', '/404/'],
  ['/#/../services', '/404/'],
  ['/#/services@evil.example', '/404/'],
  ['/#/%E0%A4%A', '/404/'],
  ['/#/services%00', '/404/'],
  ['/#/__proto__', '/404/'],
  // Not ours: plain anchors stay where they are.
  ...[
    '/',
    '/#',
    '/faq/#depot',
    '/#!services',
    '/##/services',
    '/#\\evil.example',
    '/#%252Fservices',
  ].map((each) => [each, each] as const),
])('%s lands on %s', (address, landing) => {
  expect(visit(address).landing).toBe(landing)
})

test('nothing of the page that is left is seen, and the page that stays is never hidden, nor loaded twice', () => {
  expect(visit('/#/services').isHidden).toBe(true)
  for (const stays of ['/services/#/services', '/services/#/services#haut', '/#contenu'])
    expect(visit(stays).isHidden).toBe(false)
  expect(visit('/services/#/services').state.replaced).toEqual([])
})

test('a hash that changes later is followed too', () => {
  expect(visit('/#contenu', '#/services')).toMatchObject({ landing: '/services/', isHidden: false })
  expect(visit('/', '#contenu').state.replaced).toEqual([])
  expect(visit('/', '#//evil.example').landing).toBe('/404/')
})

test('the first lines say that a script runs and, once the page is read without the other one, that it is lost', () => {
  for (const comes of [true, false]) {
    const { documentElement, happen } = visit('/')
    expect(documentElement.dataset.script).toBe('')
    if (comes) documentElement.dataset.mainScript = ''
    happen('DOMContentLoaded')
    expect(documentElement.dataset.script).toBe(comes ? '' : 'failed')
  }
})

const piece = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...['#', '/', '//', '\\', '?', '!', '%', '%2F', '%5C', '..', ':', '@', '\t', '\n', '\u0000'],
    ...['javascript:', 'https://', 'evil.example'],
  ),
  fc.constantFrom(...routes),
)
const anyHash = fc.array(piece, { maxLength: 8 }).map((pieces) => `#${pieces.join('')}`)
const anySearch = fc.option(fc.string()).map((text) => (text === null ? '' : `?${text}`))

test.each(['', '/apercu/pr-12'])(
  'whatever anybody writes never leaves the site, never throws (base path « %s »)',
  (basePath) => {
    const known = new Set([
      ...routes.map((route) => `${basePath}${pathOf(route)}`),
      `${basePath}/404/`,
    ])
    expect(resolveOldAddress('#/services?a=1#haut', '', routes, basePath)).toBe(
      `${basePath}/services/?a=1#haut`,
    )
    let followed = 0
    fc.assert(
      fc.property(anyHash, anySearch, (hash, search) => {
        const target = resolveOldAddress(hash, search, routes, basePath)
        if (target === null) return
        followed += 1
        const url = new URL(target, `${origin}/quelque/part/`)
        expect(url.origin).toBe(origin)
        expect(known).toContain(url.pathname)
      }),
      { numRuns: 1000 },
    )
    expect(followed).toBeGreaterThan(20)
  },
)
