import { expect, test } from '@jest/globals'
import { followOldAddresses } from '@/components/hash-redirect/hash-redirect.client'
import { pages } from '@/content/pages'

const routes = pages.map((page) => page.path.slice(1))

/** Returns where an address leads, in a window that has only what the redirect uses. */
function visit(address: string, basePath = ''): string {
  const { hash, search, pathname } = new URL(address, 'https://www.fanal.example')
  let landing = address
  const replace = (target: string) => (landing = target)
  const win = {
    location: { hash, search, pathname, replace },
    history: { replaceState: (_: unknown, __: string, target: string) => replace(target) },
    document,
    setTimeout: () => 0,
    addEventListener: () => undefined,
  } as unknown as Parameters<typeof followOldAddresses>[0]

  followOldAddresses(win, routes, basePath)
  return landing
}

test.each(routes)('leads from the old address of /%s to its page', (route) => {
  expect(visit(`/temoignages/#/${route}`)).toBe(route === '' ? '/' : `/${route}/`)
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
  ['/#/contact?retour=https://ailleurs.example/', '/contact/?retour=https://ailleurs.example/'],
  // Some mail programs encode the #.
  ['/services/%23/contact', '/contact/'],
  ['/%23/blog/article-5?utm_source=x#haut', '/blog/article-5/?utm_source=x#haut'],
  // Unknown or hostile addresses lead to the 404 page of this site.
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
  expect(visit(address)).toBe(landing)
})

test('stays under the base path of a preview', () => {
  expect(visit('/#/services?a=1#haut', '/apercu/pr-12')).toBe('/apercu/pr-12/services/?a=1#haut')
})
