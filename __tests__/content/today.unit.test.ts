import { describe, expect, test } from '@jest/globals'
import { listClosedDates } from '@/content/calendar'
import { noticesFile } from '@/content/schema/notices'
import { findClosedPeriod, findNotice } from '@/content/today'

describe('findNotice', () => {
  const christmas = { text: 'Fermé.', from: '14 décembre 2026', to: '3 janvier 2027' }
  const notices = noticesFile.schema.parse([christmas])

  test.each([
    ['production', '2026-12-13', undefined],
    ['production', '2026-12-14', notices[0]],
    ['production', '2027-01-03', notices[0]],
    ['production', '2027-01-04', undefined],
    ['preview', '2026-12-13', notices[0]],
  ] as const)('finds in %s on %s the notice of Christmas: %j', (deployKind, today, notice) => {
    expect(findNotice(notices, deployKind, today)).toBe(notice)
  })
})

describe('findClosedPeriod', () => {
  const closed = listClosedDates([
    { day: { iso: '2026-12-24' }, until: { iso: '2027-01-03' } },
    { day: { iso: '2027-06-24' } },
  ])

  test.each(['2026-12-23', '2026-12-25', '2027-01-03'])(
    'says on %s that Christmas ends on 3 January and when the answer comes',
    (today) => {
      expect(findClosedPeriod(today, closed)).toEqual({
        until: '2027-01-03',
        text:
          'Nous sommes fermés du jeudi 24\u00A0décembre au dimanche 3\u00A0janvier. ' +
          'Vous aurez une réponse au plus tard le lundi 4\u00A0janvier.',
      })
    },
  )

  test('names a single closed day alone', () => {
    expect(findClosedPeriod('2027-06-24', closed)?.text).toMatch(
      /^Nous sommes fermés le jeudi 24.juin\./,
    )
  })

  test.each(['2026-12-22', '2027-01-04', '2027-01-09'])('says nothing on %s', (today) => {
    expect(findClosedPeriod(today, closed)).toBeUndefined()
  })
})
