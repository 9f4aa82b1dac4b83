import { afterEach, expect, it, jest } from '@jest/globals'
import { siteSchema } from '@/content/site-schema'

afterEach(() => {
  jest.useRealTimers()
})

it.each([
  ['2025-06-01', '2025'],
  ['2026-11-22', '2025–2026'],
  ['2031-03-05', '2025–2031'],
])('construit le %s, le pied de page affiche © %s', (today, shown) => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`) })
  expect(siteSchema.shape.copyrightYear.parse(2025)).toBe(shown)
})
