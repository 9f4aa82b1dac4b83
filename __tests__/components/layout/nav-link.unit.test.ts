import { expect, test } from '@jest/globals'
import { getCurrentState } from '@/components/layout/nav-link'

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
  expect(getCurrentState(pathname, href)).toBe(state)
})
