// The figures of a month, in the e-mail of a reminder.
import { expect, test } from '@jest/globals'

import type { Outcome } from '@/supabase/functions/_contract/outcomes'
import { fromQuebecTime } from '@/supabase/functions/_calendar/quebec-time'
import { accept, calendar, database, mark, receive, remind, sent } from './reminder-scenario.ts'

test('measures a month once, from its second working morning on', async () => {
  const answers = [
    ['2026-11-10', '10:00', '2026-11-10', '15:00'],
    ['2026-11-13', '16:00', '2026-11-16', '15:00'],
    ['2026-11-17', '10:00', '2026-11-20', '10:00'],
    ['2026-11-30', '19:00', '2026-12-01', '07:00'],
  ] as const
  for (const [number, [day, time, handledOn, handledAt]] of answers.entries()) {
    await receive(number, fromQuebecTime(`${day} ${time}:00`))
    await mark(number, fromQuebecTime(`${handledOn} ${handledAt}:00`))
  }
  await receive(9, fromQuebecTime('2026-10-31 10:00:00'))
  await mark(9, fromQuebecTime('2026-11-02 10:00:00'))
  const readWithClosedDay = () =>
    Promise.resolve({ ...calendar, closedDays: [...calendar.closedDays, '2026-12-02'] })
  for (const day of ['01', '02', '03', '04'])
    await remind(fromQuebecTime(`2026-12-${day} 08:00:00`), accept, readWithClosedDay)
  const [mail, ...others] = sent()
  expect([mail?.id, others]).toEqual(['rappel-2026-12-03', []])
  expect(`${mail?.subject ?? ''}\n${mail?.text ?? ''}`.replaceAll('\u00A0', ' ')).toBe(
    [
      'Bilan de novembre 2026',
      'Bilan de novembre 2026',
      'Demandes reçues : 4',
      'Jointes : 4',
      'Message laissé, à rappeler : 0',
      'Sans suite : 0',
      'Jointes en 24 heures, les jours ouvrables : 3',
      'Délai médian pour joindre : 5 h',
      '',
      'Dernier passage de la surveillance : 31 décembre 2099, 18 h 20',
      '',
    ].join('\n'),
  )
})

test('measures families alone, where a flood was taken out of the reminders', async () => {
  await receive(1, fromQuebecTime('2026-11-27 10:00:00'))
  await mark(1, fromQuebecTime('2026-11-27 15:00:00'))
  await database.exec(`
    insert into private.contact_requests
      (id, received_at, message, suspect, handled_at, outcome)
    select gen_random_uuid(), '2026-11-26 10:00-05', '{}', 'hour', '2026-11-27 10:00-05', 'dropped'
      from generate_series(1, 20)`)
  await remind(fromQuebecTime('2026-12-02 08:00:00'))
  const text = sent()[0]?.text.replaceAll('\u00A0', ' ')
  expect(text).toContain('Demandes reçues : 1\nJointes : 1\n')
  expect(text).toContain('les jours ouvrables : 1\nDélai médian pour joindre : 5 h')
})

test('counts in the month the families reached, left a message and dropped', async () => {
  const outcomes: readonly (Outcome | undefined)[] = [
    'reached',
    'voicemail',
    'voicemail',
    'dropped',
    undefined,
  ]
  for (const [number, outcome] of outcomes.entries()) {
    await receive(number, fromQuebecTime('2026-11-26 10:00:00'))
    if (outcome) await mark(number, fromQuebecTime('2026-11-26 13:00:00'), outcome)
  }
  await mark(1, fromQuebecTime('2026-11-27 15:00:00'), 'reached')
  await remind(fromQuebecTime('2026-12-02 08:00:00'))
  expect(sent()[0]?.text.replaceAll('\u00A0', ' ')).toContain(
    [
      'Demandes reçues : 5',
      'Jointes : 2',
      'Message laissé, à rappeler : 1',
      'Sans suite : 1',
      'Jointes en 24 heures, les jours ouvrables : 1',
      'Délai médian pour joindre : 3 h',
    ].join('\n'),
  )
})
