import { readFileSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import { words } from '@/content/words'
import { rateDueDays, rateHours } from '@/scripts/deploy/freshness'

const listAsked = (today: string) =>
  rateDueDays(words.yearlyDates, today).flatMap(({ state, text }) =>
    state === 'stale' ? text.split(',')[0] : [],
  )

test.each([
  ['2026-11-30', []],
  ['2026-12-02', ['1er décembre 2026']],
  ['2027-01-02', ['1er décembre 2026', '1er janvier 2027']],
  ['2027-02-01', ['1er décembre 2026', '1er janvier 2027', '18 janvier 2027']],
  ['2027-07-01', ['1er décembre 2026', '1er janvier 2027', '18 janvier 2027', '1er juillet 2027']],
])('asks on %s for what nobody has read again', (today, days) => {
  expect(listAsked(today).map((day) => day?.replaceAll('\u00A0', ' '))).toEqual(days)
})

test('shows each yearly date in docs/passation.md', () => {
  const page = readFileSync('docs/passation.md', 'utf8').replace(/\s+/g, ' ')
  for (const { day, text } of words.yearlyDates) {
    const plain = text.replace(/\s+/g, ' ')
    const dayAndMonth = day.text.replace(/\s+/g, ' ').replace(/ \d{4}$/, '')
    expect(page).toMatch(new RegExp(`\\| ${dayAndMonth} +\\| ${plain.replace(/[().?]/g, '\\$&')}`))
  }
})

test('lists the hours of lines by the year of their source', () => {
  const lines = [
    ...Object.values(words.phoneNumbers).map(({ source, hoursYear }) => ({
      name: source,
      hoursYear,
    })),
    ...words.linkGroups.flatMap(({ links }) => links),
  ]
  const years = rateHours(lines, '2026-11-28').map(
    ({ state, text }) => `${state} ${text.slice(-4)}`,
  )
  expect(years).toEqual([
    'unverified 2020',
    'unverified 2023',
    'unverified 2023',
    'unverified 2025',
  ])
})

test.each([
  ['2026-12-01T16:00:00Z', '2026'],
  ['2026-12-02T16:00:00Z', '2027'],
  ['2027-07-01T16:00:00Z', '2027'],
])('asks for advance payments of the right year when built at %s', async (now, year) => {
  jest.useFakeTimers({ now: new Date(now), advanceTimers: true })
  jest.resetModules()
  const { placeholders } = await import('@/content/placeholders')
  expect(placeholders.creditAdvance).toContain(
    `de ${year}, appelez Revenu Québec avant le 1er décembre`,
  )
})
