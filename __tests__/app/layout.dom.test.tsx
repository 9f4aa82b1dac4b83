import { expect, jest, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import type * as RootLayout from '@/app/layout'
import { noticesFile } from '@/content/schema/notices'

const notices = noticesFile.schema.parse([
  { text: 'Fermé du 24 au 3.', from: '24 décembre 2026', to: '3 janvier 2027' },
])
let pathname = ''
// The scripts of a page exist only after a build.
jest.mock('@/components/browser/scripts', () => ({
  HeadScripts: () => null,
  MainScript: () => null,
}))
jest.mock('@/content/find-notice', () => ({ findNotice: () => notices[0] }))
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))
const { default: Layout } = jest.requireActual<typeof RootLayout>('@/app/layout')

test.each([
  ['/', true],
  ['/contact/', true],
  ['/urgence/', false],
  ['/demande-traitee/', false],
])('on %s, renders the notice: %s', (path, isShown) => {
  pathname = path
  const html = renderToStaticMarkup(<Layout>Page</Layout>)
  expect(html.includes('Fermé du 24 au 3.')).toBe(isShown)
})
