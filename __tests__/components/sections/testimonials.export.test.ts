import { expect, test } from '@jest/globals'
import { site } from '@/content/site'
import { testimonials } from '@/content/words'
import { openExported, wordsOf } from '../../support/exported-pages'

test.each([
  ['/', 3],
  ['/temoignages/', testimonials.length],
])('%s says the rating of the agency once, and that of each of %i testimonials', (route, count) => {
  const page = openExported(route)
  const rating = site.claims.rating.toLocaleString('fr-CA', { minimumFractionDigits: 1 })
  expect(wordsOf(page).split(rating)).toHaveLength(2)
  const footers = [...page.querySelectorAll('main article footer')]
  expect(footers).toHaveLength(count)
  for (const footer of footers) {
    const pictures = [...footer.querySelectorAll('[role="img"]')]
    expect(pictures.map((stars) => stars.getAttribute('aria-label') ?? stars.textContent)).toEqual([
      expect.stringMatching(/^[1-5] étoiles? sur 5$/),
    ])
  }
})
