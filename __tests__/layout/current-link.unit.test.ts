import { describe, expect, test } from '@jest/globals'
import { currentState } from '@/components/routing/current-link'
import { isPlainClick, softTarget } from '@/components/routing/soft-link'

const at = (address: string) => new URL(address, 'https://www.fanal.example')
const here = at('/services/?a=1')

describe('a link that may be followed without leaving the document', () => {
  test.each([
    ['/contact/', '/contact/'],
    ['/', '/'],
    ['/faq/#depot', '/faq/#depot'],
    ['/blog/article-3/?utm_source=x#haut', '/blog/article-3/?utm_source=x#haut'],
    ['/services/', '/services/'],
    ['/services/#etape-2', '/services/#etape-2'],
    ['/inconnu/', '/inconnu/'],
  ])('%s is asked of the router as %s', (href, target) => {
    expect(softTarget(at(href), here, '')).toBe(target)
  })

  test.each([
    ['another site', 'https://www.quebec.ca/'],
    ['the same name over http', 'http://www.fanal.example/contact/'],
    ['a phone', 'tel:+14185550134'],
    ['an e-mail', 'mailto:bonjour@fanal.example'],
    ['a script', 'javascript:void 0'],
    ['a feed', '/feed.xml'],
    ['a picture', '/images/residence-1.webp'],
    ['an anchor on this very page', '/services/?a=1#etape-2'],
    ['an old address', '/#/contact'],
    ['an old address with a bang', '/#!/contact'],
    ['an encoded old address', '/contact/#%2Ffaq'],
  ])('%s is left to the browser', (_what, href) => {
    expect(softTarget(at(href), here, '')).toBeNull()
  })

  test('under a base path, the router gets the route without it, and the rest of the host is not ours', () => {
    const base = '/apercu/pr-12'
    expect(softTarget(at('/apercu/pr-12/contact/'), here, base)).toBe('/contact/')
    expect(softTarget(at('/apercu/pr-12/'), here, base)).toBe('/')
    expect(softTarget(at('/apercu/pr-12'), here, base)).toBe('/')
    expect(softTarget(at('/apercu/pr-120/contact/'), here, base)).toBeNull()
    expect(softTarget(at('/contact/'), here, base)).toBeNull()
  })
})

test('only a plain left click is taken over', () => {
  const plain = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
  expect(isPlainClick(plain)).toBe(true)
  for (const change of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])
    expect([change, isPlainClick({ ...plain, ...change })]).toEqual([change, false])
})

test.each([
  ['/services/', '/services', 'page'],
  ['/services', '/services', 'page'],
  ['/', '/', 'page'],
  ['/blog/', '/blog', 'page'],
  ['/blog/article-3/', '/blog', 'true'],
  ['/blog/article-3/', '/', undefined],
  ['/blogue/', '/blog', undefined],
  ['/services/', '/contact', undefined],
] as const)('on %s, the link to %s is current: %s', (pathname, href, state) => {
  expect(currentState(pathname, href)).toBe(state)
})
