import { expect, test } from '@jest/globals'
import { fillTemplate } from '@/lib/fill-template'
import { listTasks, type KnownDates } from '@/lib/lease-dates'
import { leaseFigures } from '@/content/lease-figures'
import { words as siteWords } from '@/content/words'
import { findLastWorkingDay } from '@/supabase/functions/_calendar/working-time'

const closedDays = siteWords.closedDays.map(({ day }) => day.iso)
const rules = {
  findSendingDay: (day: string) => findLastWorkingDay(day, closedDays),
  assignmentAnswerDays: leaseFigures.assignmentAnswer.days,
}

const planDays = (knownDates: KnownDates) =>
  listTasks(knownDates, rules).map(({ name, day }) => `${name} ${day}`)

/** Each task as the page says it, with plain spaces. */
const planTexts = (knownDates: KnownDates) =>
  listTasks(knownDates, rules).map(({ name, shownDates }) =>
    fillTemplate(siteWords.leasePage.dates.tasks[name].text, shownDates).replaceAll('\u00A0', ' '),
  )

test('opens both notices three to six months before the end of a lease', () => {
  const dates = { end: '2027-06-30' }
  expect(planDays(dates)).toEqual(['landlordNotice 2026-12-30', 'leavingNotice 2027-03-30'])
  const [landlord, leaving] = planTexts(dates)
  expect(landlord).toMatch(/vers le 30 décembre 2026 et finit vers le 30 mars 2027/)
  expect(landlord).not.toContain('au plus tard')
  expect(leaving).toContain('au plus tard le mardi 30 mars')
})

test.each([
  ['2027-03-10', '2027-04-09', 'vendredi 9 avril (le mois finit le samedi 10)'],
  ['2028-01-31', '2028-02-29', 'mardi 29 février (le mois finit le mardi 29)'],
  ['2026-11-24', '2026-12-23', 'mercredi 23 décembre (le mois finit le jeudi 24)'],
])('asks for the reply to a notice of %s by %s, a working day', (received, day, words) => {
  expect(planDays({ received })).toEqual([`reply ${day}`])
  expect(planTexts({ received })[0]).toContain(`Envoyez-le avant, au plus tard le ${words}`)
})

test('ends a lease one or two months after a notice under article 1974', () => {
  expect(planDays({ sent: '2027-03-10' })).toEqual([
    'shortLeaseEnd 2027-04-10',
    'leaseEnd 2027-05-10',
  ])
})

test('gives the landlord 15 days to answer a notice of assignment', () => {
  const dates = { assignment: '2027-02-20' }
  expect(planDays(dates)).toEqual(['assignmentAnswer 2027-03-07'])
  expect(planTexts(dates)[0]).toContain('au plus tard le dimanche 7 mars')
})

test('counts six weeks back from a move, and on to 1 December', () => {
  expect(planDays({ move: '2027-05-15' })).toEqual([
    'week6 2027-04-03',
    'week5 2027-04-10',
    'week4 2027-04-17',
    'week3 2027-04-24',
    'week2 2027-05-01',
    'week1 2027-05-08',
    'moving 2027-05-15',
    'advancePayments 2027-12-01',
  ])
})

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-02', '2027-12-01'],
])('asks for the advance payments of a move on %s by %s', (move, day) => {
  expect(planDays({ move })).toContain(`advancePayments ${day}`)
})
