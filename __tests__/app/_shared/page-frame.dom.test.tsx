import { expect, jest, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import type * as PageModule from '@/app/_shared/page-frame'
import { noticesFile } from '@/content/schema/notices'

const notices = noticesFile.schema.parse([
  { text: 'Fermé du 24 au 3.', from: '24 décembre 2026', to: '3 janvier 2027' },
])
jest.mock('@/content/find-notice', () => ({ findNotice: () => notices[0] }))
const { Page } = jest.requireActual<typeof PageModule>('@/app/_shared/page-frame')

test.each([
  ['every part', [], [true, true, false, false]],
  ['no notice', ['notice'], [false, true, false, false]],
  ['no thumb bar', ['thumbBar'], [true, false, false, false]],
  ['no popup', ['popup'], [true, true, true, false]],
  ['no contact band', ['contactBand'], [true, true, false, true]],
] as const)('renders a page with %s', (_, without, expected) => {
  const html = renderToStaticMarkup(
    <Page path="/services" without={without}>
      Page
    </Page>,
  )
  const marks = [
    'Fermé du 24 au 3.',
    'thumb-bar',
    'data-without-popup',
    'data-without-contact-band',
  ]
  expect(marks.map((mark) => html.includes(mark))).toEqual(expected)
})

test.each([
  ['/services', ['/services/ page']],
  ['/blog', ['/blog/ page']],
  ['/blog/article-3', ['/blog/ true']],
  ['/blogue', []],
  ['/404', []],
])('marks the current page in the menus of %s', (path, current) => {
  document.body.innerHTML = renderToStaticMarkup(<Page path={path}>Page</Page>)
  const marked = Array.from(
    document.querySelectorAll('[aria-current]'),
    (link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`,
  )
  expect([...new Set(marked)]).toEqual(current)
})
