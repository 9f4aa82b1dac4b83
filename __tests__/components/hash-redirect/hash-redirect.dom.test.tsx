import { expect, test } from '@jest/globals'
import {
  followOldAddresses,
  resolveOldAddress,
} from '@/components/hash-redirect/hash-redirect.client'
import { pages } from '@/content/pages'

const routes = pages.map((page) => page.path.slice(1))

/** Opens an address in as much of a browser as the redirect asks for. */
function visit(address: string, typedHash?: string) {
  const url = new URL(address, 'https://www.fanal.example')
  const replaced: string[] = []
  const shown: string[] = []
  const listeners: (() => void)[] = []
  const { style } = document.documentElement
  style.visibility = ''
  const location = Object.defineProperties(
    { replace: (target: string) => replaced.push(target) },
    Object.fromEntries(
      (['hash', 'search', 'pathname'] as const).map((name) => [name, { get: () => url[name] }]),
    ),
  )
  const frame = {
    location,
    document,
    history: { replaceState: (_: unknown, __: string, target: string) => shown.push(target) },
    setTimeout: () => 0,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  } as unknown as Parameters<typeof followOldAddresses>[0]

  followOldAddresses(frame, routes, '')
  if (typedHash !== undefined) {
    url.hash = typedHash
    for (const listener of listeners) listener()
  }
  return {
    replaced,
    landing: replaced[0] ?? shown[0] ?? address,
    isHidden: style.visibility === 'hidden',
  }
}

test.each(routes)('leads from the old address of /%s to its page', (route) => {
  expect(visit(`/temoignages/#/${route}`).landing).toBe(route === '' ? '/' : `/${route}/`)
})

test.each([
  ['/blog/article-3/#/blog/article-4', '/blog/article-4/'],
  ['/services/#/services#haut', '/services/#haut'],
  // Slashes, case, bang, percent-encoding.
  ['/#!/', '/'],
  ['/#!/Blog/Article-12/', '/blog/article-12/'],
  ['/#%21%2Ffaq%2F', '/faq/'],
  ['/#/notre%2Dequipe', '/notre-equipe/'],
  // Queries and anchors are kept.
  ['/#/?utm_source=x', '/?utm_source=x'],
  ['/?gclid=1#/services?b=2#haut', '/services/?gclid=1&b=2#haut'],
  ['/#/contact?', '/contact/'],
  ['/#/contact?retour=https://ailleurs.example/', '/contact/?retour=https://ailleurs.example/'],
  // As some mail programs write the #.
  ['/services/%23/contact', '/contact/'],
  ['/%23/blog/article-5?utm_source=x#haut', '/blog/article-5/?utm_source=x#haut'],
  // Unknown or hostile: the 404 page of this site.
  ...[
    '/services/#/inconnu',
    '/#/blog/article-19',
    '/#//evil.example',
    '/%23//evil.example',
    '/#/\\evil.example',
    '/#/%2Fevil.example',
    '/#/https://evil.example',
    '/#/javascript:alert(1)',
    '/#/../services',
    '/#/services@evil.example',
    '/#/%E0%A4%A',
    '/#/services%00',
    '/#/__proto__',
  ].map((address) => [address, '/404/']),
  // Plain anchors.
  ...['/', '/faq/#depot', '/#!services', '/##/services', '/#%252Fservices'].map((address) => [
    address,
    address,
  ]),
])('%s lands on %s', (address, landing) => {
  expect(visit(address).landing).toBe(landing)
})

test('hides the page that is left, and no other', () => {
  expect(visit('/#/services').isHidden).toBe(true)
  for (const address of ['/services/#/services', '/services/#/services#haut', '/#contenu'])
    expect(visit(address).isHidden).toBe(false)
})

test('does not load again a page that is open', () => {
  expect(visit('/services/#/services').replaced).toEqual([])
})

test('follows a hash that is typed later', () => {
  expect(visit('/', '#/services')).toMatchObject({ landing: '/services/', isHidden: false })
  expect(visit('/', '#contenu').replaced).toEqual([])
})

test('stays under the base path of a preview', () => {
  const basePath = '/apercu/pr-12'
  expect(resolveOldAddress('#/services?a=1#haut', '', routes, basePath)).toBe(
    `${basePath}/services/?a=1#haut`,
  )
  expect(resolveOldAddress('#//evil.example', '', routes, basePath)).toBe(`${basePath}/404/`)
})
