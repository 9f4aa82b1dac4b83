import { afterEach, expect, it, jest } from '@jest/globals'
import { siteFile } from '@/content/schema/site'
import { site } from '@/content/site'

afterEach(() => {
  jest.useRealTimers()
})

it.each([
  ['2025-06-01', '2025'],
  ['2026-11-22', '2025–2026'],
  ['2031-03-05', '2025–2031'],
])('construit le %s, le pied de page affiche © %s', (today, shown) => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`) })
  expect(siteFile.schema.shape.copyrightYear.parse(2025)).toBe(shown)
})

/** Section 9 of the specification: what the pages, the search engines and the structured data say of the agency. */
it('les chiffres de la spécification', () => {
  expect(site).toMatchObject({
    area: 'Grande région de Québec',
    towns: ['Québec', 'Lévis', 'Beauport', 'Charlesbourg', 'Sainte-Foy'],
    serviceRadiusMetres: 50000,
    hours: { opens: '08:00', closes: '18:00' },
    minimumAge: 60,
    claims: { families: 1100, satisfaction: 99.8, rating: 5, reviews: 150, experienceYears: 10 },
  })
})
