import { expect, test } from '@jest/globals'
import { findClosedPeriod } from '@/app/_shared/find-closed-period'
import { listClosedDates } from '@/content/calendar'

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
