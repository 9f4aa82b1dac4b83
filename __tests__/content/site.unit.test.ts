import { afterEach, expect, jest, test } from '@jest/globals'
import { articles, listedArticles } from '@/content/articles'
import { siteFile } from '@/content/schema/site'
import { describeRegisterSearch, site } from '@/content/site'
import { findTestimonials, words } from '@/content/words'
import { sampleTest } from './sample-content'
import { texts } from './site-texts'

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['2025-06-01', '2025'],
  ['2026-11-22', '2025–2026'],
  ['2031-03-05', '2025–2031'],
])('when built on %s, gives the copyright years %s', (today, shown) => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`) })
  expect(siteFile.schema.shape.copyrightYear.parse(2025)).toBe(shown)
})

test('refuses an agency name with letters that the title font lacks', () => {
  const { brand } = siteFile.schema.shape
  expect(
    ['Phare Boréal', 'L’Œil & Fils', 'Dům', 'Łódź'].filter((name) => brand.safeParse(name).success),
  ).toEqual(['Phare Boréal', 'L’Œil & Fils'])
})

/* The figures that the pages, the search engines and the structured data give about the agency. */

sampleTest('the agency has the figures that its owner gave', () => {
  expect(site).toMatchObject({
    area: 'Grande région de Québec',
    towns: ['Québec', 'Lévis', 'Beauport', 'Charlesbourg', 'Sainte-Foy'],
    serviceRadiusMetres: 50000,
    hours: { opens: '08:00', closes: '18:00' },
    minimumAge: 60,
    claims: { families: 1100, satisfaction: 99.8, rating: 5, reviews: 150, experienceYears: 10 },
  })
})

sampleTest('the advisors have the roles and years of the specification', () => {
  expect(words.advisors.map(({ role, since }) => [role, since])).toEqual([
    ['Présidente et fondatrice', 2013],
    ['Conseillère en hébergement', 2015],
    ['Conseillère en hébergement', 2022],
    ['Conseillère en hébergement', 2023],
  ])
})

sampleTest('the testimonials have the ratings and towns of the specification', () => {
  expect(words.testimonials.map(({ rating }) => rating)).toEqual(Array.from({ length: 9 }, () => 5))
  expect([...new Set(words.testimonials.map(({ location }) => location))].sort()).toEqual(
    [...site.towns].sort(),
  )
  expect(findTestimonials(words.homePage.testimonials.ids).map(({ location }) => location)).toEqual(
    ['Beauport', 'Charlesbourg', 'Lévis'],
  )
})

sampleTest('the blog lists the first eighteen articles but number 9', () => {
  const listed = listedArticles.map(({ id }) => id)
  expect(articles.map(({ id }) => id).filter((id) => id < 19 && !listed.includes(id))).toEqual([9])
})

/* How visitors reach the register of residences. */

const register = {
  words: '« registre »',
  url: 'https://registre.example/recherche',
  byWords: 'au registre ({words})',
  byLink: 'au [registre]({url})',
}

test('gives the words to type until a person has opened the address', () => {
  expect(describeRegisterSearch({ ...register, checkedOn: undefined })).toBe(
    'au registre (« registre »)',
  )
  const checkedOn = { text: '5 janvier 2027', iso: '2027-01-05' }
  expect(describeRegisterSearch({ ...register, checkedOn })).toBe(
    'au [registre](https://registre.example/recherche)',
  )
})

test('writes the address of the register in one file and in the launch list alone', () => {
  const files = Object.entries(texts).filter(([, text]) =>
    JSON.stringify(text).includes(site.register.url),
  )
  expect(files.map(([file]) => file)).toEqual(['content/site.yml', 'content/promises.yml'])
})

test('names no link « registre » that leads to a front door', () => {
  const links = words.linkGroups.flatMap((group) => group.links)
  expect(links.filter(({ name }) => /registre/i.test(name))).toEqual([])
})
