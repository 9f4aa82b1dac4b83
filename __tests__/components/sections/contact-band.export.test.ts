import { expect, test } from '@jest/globals'
import { sheets } from '@/content/sheets'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { foldText, openExported } from '../../support/exported-pages'

const offers = [
  ...sheets.map(({ path, contactBand }) => ({ path, contactBand })),
  { path: '/carnet-de-visite', contactBand: words.notebookPage.contactBand },
  { path: '/bail', contactBand: words.leasePage.contactBand },
]

test.each(offers)('$path ends with its own offer, the phone and the form', (offer) => {
  const { title, text, button } = offer.contactBand
  const headings = [...openExported(`${offer.path}/`).querySelectorAll('main h2')]
  const band = headings
    .findLast(({ textContent }) => foldText(textContent) === foldText(title))
    ?.closest('section')
  expect(foldText(band?.textContent ?? '')).toContain(foldText(text))
  const links = Array.from(band?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining([site.phone.href, `${button.href}/`]))
})

test('no two tools or sheets end with the same offer', () => {
  const titles = offers.map(({ contactBand }) => contactBand.title)
  expect(new Set(titles).size).toBe(titles.length)
})
