import { expect, test } from '@jest/globals'
import { describeFreshness, rateDay, rateLinks } from '@/scripts/deploy/freshness'

const link = (result: string) => ({
  url: 'https://a.example',
  location: 'links.yml, ligne 2',
  result,
})

test.each([
  ['ok', 'current'],
  ['404', 'stale'],
  ['ENOTFOUND', 'stale'],
  ['403', 'unverified'],
  ['503', 'unverified'],
  ['TimeoutError', 'unverified'],
])('rates a link that gives %s as %s', (result, state) => {
  expect(rateLinks([link(result), link('ok')])[0]?.state).toBe(state)
})

test('calls no link dead when no site answers, and is not green', () => {
  const items = rateLinks([link('ENOTFOUND'), link('robots')])
  expect(describeFreshness({ Sites: items })).toEqual({
    isStale: true,
    text: expect.stringContaining('aucun site ne répond : 2 liens non vérifiés'),
  })
})

test.each([
  ['2025-11-28', 'current'],
  ['2025-11-27', 'stale'],
])('rates what was checked on %s as %s', (iso, state) => {
  expect(rateDay('811', { iso, text: iso }, '2026-11-28').state).toBe(state)
})

test('names a dead link and its location, and counts what nobody dated', () => {
  const undated = [rateDay('811', undefined)]
  const { text } = describeFreshness({ Sites: rateLinks([link('404'), link('ok')]), undated })
  expect(text).toContain('- À corriger. Sites : https://a.example (404), links.yml, ligne 2')
  expect(text).toMatch(/\| undated +\| 0 +\| 1 +\| 0 +\| 0 /)
  expect(describeFreshness({ undated }).isStale).toBe(false)
})
