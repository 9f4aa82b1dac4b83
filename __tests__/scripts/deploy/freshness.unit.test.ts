import { expect, test } from '@jest/globals'
import { describeFreshness, rateDay } from '@/scripts/deploy/freshness'

const rate = (iso: string) => rateDay('811', { iso, text: iso }, '2026-11-28')

test.each([
  ['2025-11-28', 'current'],
  ['2025-11-27', 'stale'],
])('rates what was checked on %s as %s', (iso, state) => {
  expect(rate(iso).state).toBe(state)
})

test('names what is stale, and counts what nobody dated', () => {
  const undated = [rateDay('811', undefined)]
  const { text, isStale } = describeFreshness({ Numéros: [rate('2025-11-27')], undated })
  expect(isStale).toBe(true)
  expect(text).toContain('- À corriger. Numéros : 811, le 2025-11-27')
  expect(text).toMatch(/\| undated +\| 0 +\| 1 +\| 0 +\|/)
  expect(describeFreshness({ undated }).isStale).toBe(false)
})
