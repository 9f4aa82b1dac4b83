import { expect, test } from '@jest/globals'
import { site } from '@/content/site'
import { folded, openExported, wordsOf } from '../support/exported-pages'

test.each([
  ['/', 3],
  ['/temoignages/', 9],
])('%s says the rating of the agency once, and that of each letter as one picture', (route, letters) => {
  const page = openExported(route)
  const rating = site.claims.rating.toLocaleString('fr-CA', { minimumFractionDigits: 1 })
  expect(wordsOf(page).split(rating)).toHaveLength(2)
  const footers = [...page.querySelectorAll('main article footer')]
  expect(footers).toHaveLength(letters)
  for (const footer of footers) {
    const pictures = [...footer.querySelectorAll('[role="img"]')]
    expect(pictures.map((stars) => stars.getAttribute('aria-label') ?? stars.textContent)).toEqual([
      expect.stringMatching(/^[1-5] étoiles? sur 5$/),
    ])
  }
})

test('the ruler of the services says a few days, or two to four weeks, in words and to scale', () => {
  const spans = [...openExported('/services/').querySelectorAll('main figure li:has(> svg)')].map((span) => {
    const [from = 0, width = 0] = ['x', 'width'].map((name) => Number(span.querySelector('rect')?.getAttribute(name)))
    const weeks = Number(span.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2])
    return [folded(span.querySelector('strong')?.textContent ?? ''), from, from + width, weeks]
  })
  expect(spans).toEqual([
    ['Parfois quelques jours', 0, expect.closeTo(6 / 7, 1), 4],
    ['De 2 à 4 semaines', 2, 4, 4],
  ])
})
