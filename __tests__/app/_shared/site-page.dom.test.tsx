import { expect, jest, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import type * as PageModule from '@/app/_shared/site-page'
import { noticesFile } from '@/content/schema/notices'

const notices = noticesFile.schema.parse([
  { text: 'Fermé du 24 au 3.', from: '24 décembre 2026', to: '3 janvier 2027' },
])
jest.mock('@/content/today', () => ({ findNotice: () => notices[0] }))
const { SitePage } = jest.requireActual<typeof PageModule>('@/app/_shared/site-page')

test.each([
  ['every part', [], [true, true, false]],
  ['no notice', ['notice'], [false, true, false]],
  ['no thumb bar', ['thumbBar'], [true, false, false]],
  ['no popup', ['popup'], [true, true, true]],
] as const)('renders a page with %s', (_, without, expected) => {
  const html = renderToStaticMarkup(
    <SitePage path="/services" without={without}>
      Page
    </SitePage>,
  )
  const marks = ['Fermé du 24 au 3.', 'thumb-bar', 'data-without-popup']
  expect(marks.map((mark) => html.includes(mark))).toEqual(expected)
})

test.each([
  ['under a contact band', '418', true],
  ['without one', undefined, false],
])('marks the contact of the footer as repeated %s', (_, contact, isRepeated) => {
  const html = renderToStaticMarkup(
    <SitePage path="/services" contact={contact}>
      Page
    </SitePage>,
  )
  expect(html.includes('data-repeated')).toBe(isRepeated)
})

test('prints the footer of a tool after all its parts', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <SitePage
      path="/cout-net"
      tool={{ name: 'cout-net', printHeader: '' }}
      actions="print"
      contact="418"
    >
      Page
    </SitePage>,
  )
  expect(document.querySelector('main > [data-tool] > :last-child')?.className).toContain(
    'printable-tool-footer',
  )
})

test.each([
  ['/services', ['/services/ page']],
  ['/blog', ['/blog/ page']],
  ['/blog/article-3', ['/blog/ true']],
  ['/blogue', []],
  ['/404', []],
])('marks the current page in the menus of %s', (path, current) => {
  document.body.innerHTML = renderToStaticMarkup(<SitePage path={path}>Page</SitePage>)
  const marked = Array.from(
    document.querySelectorAll('[aria-current]'),
    (link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`,
  )
  expect([...new Set(marked)]).toEqual(current)
})
