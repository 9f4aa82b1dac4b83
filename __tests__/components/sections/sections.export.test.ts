import { expect, test } from '@jest/globals'
import { site } from '@/content/site'
import { interfaceTexts, testimonials } from '@/content/words'
import { folded, openExported, wordsOf } from '../../support/exported-pages'

test.each([
  ['/', 3],
  ['/temoignages/', testimonials.length],
])(
  '%s says the rating of the agency once, and that of each letter as one picture',
  (route, letters) => {
    const page = openExported(route)
    const rating = site.claims.rating.toLocaleString('fr-CA', { minimumFractionDigits: 1 })
    expect(wordsOf(page).split(rating)).toHaveLength(2)
    const footers = [...page.querySelectorAll('main article footer')]
    expect(footers).toHaveLength(letters)
    for (const footer of footers) {
      const pictures = [...footer.querySelectorAll('[role="img"]')]
      expect(
        pictures.map((stars) => stars.getAttribute('aria-label') ?? stars.textContent),
      ).toEqual([expect.stringMatching(/^[1-5] étoiles? sur 5$/)])
    }
  },
)

test.each([
  '/services/',
  '/notre-mission/',
  '/faq/',
  '/blog/article-1/',
  '/cout-net/',
  '/carnet-de-visite/',
  '/liens-utiles/',
])(
  '%s gives the words that find the register of residences and the site to type them on',
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

test.each([
  '/bail/',
  '/faq/',
  '/cout-net/',
  '/alzheimer/',
  '/services/',
  '/confidentialite/',
  '/accessibilite/',
])('%s prints the day of its revision and gives it to search engines', (route) => {
  const page = openExported(route)
  const line = [...page.querySelectorAll('main p')].find(({ textContent }) =>
    folded(textContent).startsWith(`${folded(interfaceTexts.updated)} `),
  )
  const day = line?.querySelector('time')?.dateTime
  expect(day).toMatch(/^2\d{3}-\d\d-\d\d$/)
  expect(page.querySelector('#donnees-structurees')?.textContent).toContain(
    `"dateModified":"${String(day)}"`,
  )
})

test('writes the brand in the header and on the sheets drawn on /outils', () => {
  const page = openExported('/outils/')
  expect(page.querySelector('header [role="img"]')?.textContent).toBe(site.brand)
  const drawn = Array.from(
    page.querySelectorAll('main ul svg'),
    (svg) => svg.querySelector('text')?.textContent,
  )
  expect(drawn).toEqual(Array.from({ length: 4 }, () => site.brand))
})

test('the ruler of the services says a few days, or two to four weeks, in words and to scale', () => {
  const spans = [...openExported('/services/').querySelectorAll('main figure li:has(> svg)')].map(
    (span) => {
      const [from = 0, width = 0] = ['x', 'width'].map((name) =>
        Number(span.querySelector('rect')?.getAttribute(name)),
      )
      const weeks = Number(span.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2])
      return [folded(span.querySelector('strong')?.textContent ?? ''), from, from + width, weeks]
    },
  )
  expect(spans).toEqual([
    ['Parfois quelques jours', 0, expect.closeTo(6 / 7, 1), 4],
    ['De 2 à 4 semaines', 2, 4, 4],
  ])
})
