import { expect, test } from '@jest/globals'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { openExported, readWords } from '../../support/exported-pages'

test.each([
  ['/', 3],
  ['/temoignages/', words.testimonials.length],
])('%s says the rating of the agency once, and that of each of %i testimonials', (route, count) => {
  const page = openExported(route)
  const rating = site.claims.rating.toLocaleString('fr-CA', { minimumFractionDigits: 1 })
  expect(readWords(page).split(rating)).toHaveLength(2)
  const names = [...page.querySelectorAll('main figcaption [role="img"] > title')].map(
    ({ textContent }) => textContent,
  )
  expect(names).toHaveLength(count)
  for (const name of names) expect(name).toMatch(/^[1-5] étoiles? sur 5$/)
})
