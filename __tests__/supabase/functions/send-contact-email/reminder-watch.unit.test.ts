// What a reminder says of the hourly watch and of the copies to whoever is on call.
import { expect, test } from '@jest/globals'

import { MailProviderRejection } from '@/supabase/functions/_shared/failure'
import { fromQuebecTime } from '@/supabase/functions/_calendar/quebec-time'
import { database, noteMoment, receive, remind, sent } from './reminder-scenario.ts'

test('says once, although no family waits, that a copy did not leave', async () => {
  await noteMoment('watch', '2026-11-27 18:20-05')
  await noteMoment('refused-copy', '2026-11-27 19:05-05')
  await remind(fromQuebecTime('2026-11-30 08:00:00'))
  await noteMoment('watch', '2026-11-30 18:20-05')
  await remind(fromQuebecTime('2026-12-01 08:00:00'))
  const mails = sent().map(({ subject, text }) => `${subject}\n${text}`.replaceAll('\u00A0', ' '))
  expect(mails).toEqual([
    [
      'Copie non partie, 30 novembre 2026',
      'Copie non partie à la personne de garde : 27 novembre 2026, 19 h 05',
      'Voyez la passation, cas 2, « Une personne de garde ».',
      '',
      'Dernier passage de la surveillance : 27 novembre 2026, 18 h 20',
      '',
    ].join('\n'),
  ])
})

test('says each morning, although no family waits, that the watch runs no longer', async () => {
  await noteMoment('watch', '2026-11-26 10:20-05')
  for (const day of ['2026-11-27', '2026-11-30']) {
    await remind(fromQuebecTime(`${day} 08:00:00`))
    await remind(fromQuebecTime(`${day} 08:02:00`))
  }
  expect(sent().map(({ subject }) => subject.replaceAll('\u00A0', ' '))).toEqual([
    'La surveillance ne passe plus, 30 novembre 2026',
  ])
  await remind(fromQuebecTime('2026-12-01 08:00:00'))
  expect(sent()[1]?.text).toContain('\nElle ne passe plus\u00A0: faites ce que dit')
  expect(sent().map(({ id }) => id)).toEqual(['rappel-2026-11-30', 'rappel-2026-12-01'])
})

test('says each morning, from the first on, that the watch never ran', async () => {
  await database.exec('truncate private.last_runs')
  await remind(fromQuebecTime('2026-11-27 08:00:00'))
  await receive(1, fromQuebecTime('2026-11-27 10:00:00'))
  await remind(fromQuebecTime('2026-11-30 08:00:00'))
  expect(sent().map(({ subject }) => subject.replaceAll('\u00A0', ' '))).toEqual([
    'La surveillance n’est jamais passée, 27 novembre 2026',
    '1 famille à rappeler, 30 novembre 2026',
  ])
  for (const { text } of sent())
    expect(text.replaceAll('\u00A0', ' ')).toContain(
      [
        'Dernier passage de la surveillance : jamais',
        'Le premier jour, c’est normal. Ensuite, faites ce que dit la passation, cas 2, « Surveillance ».',
      ].join('\n'),
    )
})

test('says on Monday a refusal of Thursday where Friday’s reminder never left', async () => {
  await remind(fromQuebecTime('2026-11-26 08:00:00'))
  await noteMoment('refused-copy', '2026-11-26 19:05-05')
  const refuse = () => Promise.reject(new MailProviderRejection('statut 403'))
  await remind(fromQuebecTime('2026-11-27 08:00:00'), refuse)
  await noteMoment('watch', '2026-11-27 18:20-05')
  await remind(fromQuebecTime('2026-11-30 08:00:00'))
  expect(sent().map(({ subject }) => subject.replaceAll('\u00A0', ' '))).toEqual([
    'Copie non partie, 30 novembre 2026',
  ])
})

test('says after a closed day that a copy did not leave on the evening before', async () => {
  await noteMoment('watch', '2026-12-24 17:20-05')
  await noteMoment('refused-copy', '2026-12-24 19:05-05')
  for (const day of ['2026-12-25', '2026-12-28']) await remind(fromQuebecTime(`${day} 08:00:00`))
  expect(sent().map(({ subject }) => subject.replaceAll('\u00A0', ' '))).toEqual([
    'Copie non partie, 28 décembre 2026',
  ])
})
