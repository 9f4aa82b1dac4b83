import { expect, test } from '@jest/globals'
import { folded, openExported } from '../../support/exported-pages'

test.each([
  '/services/',
  '/notre-mission/',
  '/faq/',
  '/blog/article-1/',
  '/cout-net/',
  '/carnet-de-visite/',
  '/liens-utiles/',
])(
  '%s links the site where the register of residences is found, and says what to type',
  (route) => {
    const blocks = [...openExported(route).querySelectorAll('main :is(p, li, figcaption)')]
    const told = blocks.filter(({ textContent }) =>
      folded(textContent).includes('apez « registre des résidences privées pour aînés »'),
    )
    const links = told.flatMap((block) => [
      ...block.querySelectorAll<HTMLAnchorElement>('a[href="https://www.quebec.ca/"]'),
    ])
    expect(links.map(({ textContent }) => folded(textContent))).toContainEqual(
      expect.stringMatching(/^Québec\.ca/),
    )
  },
)
