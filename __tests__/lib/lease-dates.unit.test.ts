import { expect, it } from '@jest/globals'
import { listTasks, type GivenDates } from '@/lib/lease-dates'
import { closedDays as calendar, lease } from '@/content/words'
import { fillIn } from '@/lib/fill-in'

const closedDays = calendar.map(({ day }) => day.iso)

/** Each task as the page says it, with plain spaces. */
const plan = (given: GivenDates) =>
  listTasks(given, closedDays).map(({ name, day, dates }) => ({
    name,
    day,
    text: fillIn(lease.dates.tasks[name].text, dates).replaceAll('\u00A0', ' '),
  }))

it('opens both notices three to six months before the end of a lease', () => {
  const [landlord, leaving] = plan({ end: '2027-06-30' })
  expect(landlord).toMatchObject({
    name: 'landlordNotice',
    day: '2026-12-30',
    text: expect.stringMatching(/vers le 30 décembre 2026 .* vers le 30 mars 2027/),
  })
  expect(landlord?.text).not.toContain('au plus tard')
  expect(leaving).toMatchObject({
    name: 'leavingNotice',
    day: '2027-03-30',
    text: expect.stringContaining('au plus tard le mardi 30 mars'),
  })
})

it.each([
  ['before a weekend', '2027-03-10', '2027-04-09', 'vendredi 9 avril (le mois finit le samedi 10)'],
  ['in a leap year', '2028-01-31', '2028-02-29', 'mardi 29 février (le mois finit le mardi 29)'],
  [
    'before Christmas',
    '2026-11-24',
    '2026-12-23',
    'mercredi 23 décembre (le mois finit le jeudi 24)',
  ],
])('asks for the reply to a notice by a safe day %s', (_, received, day, said) => {
  const [reply] = plan({ received })
  expect(reply?.day).toBe(day)
  expect(reply?.text).toContain(`Envoyez-le avant, au plus tard le ${said}`)
})

it('ends a lease one or two months after a notice under article 1974', () => {
  expect(plan({ sent: '2027-03-10' }).map(({ name, day }) => [name, day])).toEqual([
    ['shortLeaseEnd', '2027-04-10'],
    ['leaseEnd', '2027-05-10'],
  ])
})

it('counts six weeks back from a move, and on to 1 December', () => {
  expect(plan({ move: '2027-05-15' }).map(({ name, day }) => [name, day])).toEqual([
    ['week6', '2027-04-03'],
    ['week5', '2027-04-10'],
    ['week4', '2027-04-17'],
    ['week3', '2027-04-24'],
    ['week2', '2027-05-01'],
    ['week1', '2027-05-08'],
    ['moving', '2027-05-15'],
    ['advancePayments', '2027-12-01'],
  ])
})

it.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-02', '2027-12-01'],
])('asks for the advance payments of a move on %s by %s', (move, day) => {
  expect(plan({ move }).find(({ name }) => name === 'advancePayments')?.day).toBe(day)
})
