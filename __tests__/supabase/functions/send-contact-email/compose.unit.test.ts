import { describe, expect, test } from '@jest/globals'
import fc from '../../../support/fast-check.ts'

import {
  callbackMessage,
  contactMessageSchema,
  type ContactMessage,
} from '@/supabase/functions/_contract/contact-message'
import { addRequestLines, timeframes } from '@/supabase/functions/_contract/request-lines'
import { composeMail } from '@/supabase/functions/send-contact-email/compose'
import type { SpamReason } from '@/supabase/functions/send-contact-email/rate-limits'
import { config, message } from './doubles.ts'

const id = '00000000-0000-4000-8000-000000000001'
const receivedAt = new Date('2026-11-20T11:30:00Z')
const composeWith = (changes: Partial<ContactMessage>, suspect: SpamReason | null = null) =>
  composeMail({ id, receivedAt, message: { ...message, ...changes }, suspect }, config.mail)

/**
 * Anything a keyboard, a phone or an attacker may produce, with what breaks headers made frequent.
 */
const breaking = [
  ...Array.from('\n\r\u2028\u2029\u0085\0\u200B\u202E\u2066\u200F<>"\'&,;:@'),
  '\r\n',
  '\uD83D',
  '\uDC75',
]
const nasty = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(...breaking, 'Bcc: x@evil.example', '=?utf-8?Q?=0D=0ABcc:_x?='),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)
const words = fc.array(nasty, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))

describe('composeMail', () => {
  test('names in the subject who seeks for whom', () => {
    expect(composeWith({}).subject).toBe('Marie Tremblay cherche une résidence pour un proche')
    expect(composeWith({ seekingFor: 'vous' }).subject).toBe(
      'Marie Tremblay cherche une résidence pour son propre compte',
    )
  })

  test.each([
    ['cette semaine', 'Cette semaine : Marie Tremblay cherche une résidence pour un proche'],
    ['d’ici trois mois', 'D’ici trois mois : Marie Tremblay cherche une résidence pour un proche'],
    ['je me renseigne', 'Marie Tremblay cherche une résidence pour un proche'],
  ])('says in the subject what presses: %s', (timeframe, subject) => {
    const mail = composeWith({ message: addRequestLines('Bonjour,', { timeframe, page: 'Bail' }) })
    expect(mail.subject.replaceAll('\u00A0', ' ')).toBe(subject)
  })

  test('says that the popup asks for a call, and not for whom', () => {
    expect(composeWith({ message: callbackMessage }).subject).toBe('Marie Tremblay, rappel demandé')
    const { subject, text } = composeWith({
      message: addRequestLines(callbackMessage, { timeframe: timeframes.week }),
    })
    expect(subject).toBe('Cette semaine\u00A0: Marie Tremblay, rappel demandé')
    expect(text).toContain('Demande\u00A0: rappel demandé\n')
    expect(text).not.toContain('pour un proche')
  })

  test('opens with when to call, then who, and ends the message with its page', () => {
    const lines = {
      timeframe: timeframes.week,
      availability: 'lundi 30 novembre, de 8 h à 12 h',
      page: 'Services',
    }
    const { text } = composeWith({ message: addRequestLines('Bonjour,', lines) })
    const sent = text.replaceAll('\u00A0', ' ').split('\n')
    expect(sent.slice(0, 4)).toEqual([
      'Quand appeler : lundi 30 novembre, de 8 h à 12 h',
      'Pour quand : cette semaine',
      '',
      'Nom : Marie Tremblay',
    ])
    expect(sent.findLast((line) => line.startsWith('>'))).toBe('> Écrit depuis la page Services')
  })

  test('writes every field, the day in Québec and the message quoted line by line', () => {
    const { text } = composeWith({
      message: 'Bonjour,\nTéléphone : 911',
      phone: '418 555-0134 poste 12',
    })
    expect(text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ')).toBe(
      [
        'Quand appeler : le prochain jour ouvrable, avant la même heure; si nous étions fermés, avant la prochaine fermeture',
        '',
        'Nom : Marie Tremblay',
        'Téléphone : 418 555-0134 poste 12',
        'Courriel : marie@exemple.ca',
        'Cherche : une résidence pour un proche',
        'Reçu le : 20 novembre 2026',
        '',
        'Message :',
        '> Bonjour,',
        '> Téléphone : 911',
        '',
        `Référence : ${id}`,
        '',
        'Si vous répondez par écrit, vérifiez que votre courriel part à l’adresse ci-dessus.',
        '',
      ].join('\n'),
    )
  })

  test.each([
    ['address', 'À vérifier : plusieurs messages sont venus de la même connexion en une heure'],
    ['hour', 'À vérifier : beaucoup de messages sont venus en une heure'],
    ['links', 'À vérifier : il ressemble à un envoi automatique'],
  ] as const)('marks the subject of a suspect message and explains why (%s)', (suspect, why) => {
    const { subject, replyTo, text } = composeWith({}, suspect)
    expect([subject, replyTo]).toEqual([
      '[À vérifier] Marie Tremblay cherche une résidence pour un proche',
      message.email,
    ])
    expect(text.replaceAll('\u00A0', ' ')).toContain(`\n${why}\n`)
  })

  test('keeps out of reply-to an address that mail providers would refuse', () => {
    const mail = composeWith({ email: 'hélène@québec.québec' })
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain('hélène@québec.québec')
  })
})

test('writes headers of one visible line, whatever is typed', () => {
  fc.assert(
    fc.property(words, (value) => {
      const parsed = contactMessageSchema.safeParse({ ...message, email: `a${value}@exemple.ca` })
      // Even past the schema: the composer must hold by itself.
      const { subject, replyTo } = composeWith({
        name: value,
        email: parsed.success ? parsed.data.email : `marie@exemple.ca${value}`,
      })
      return (
        !/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Cs}]|^ /u.test(subject) &&
        (replyTo === undefined || /^[!-~]+@[!-~]+$/.test(replyTo))
      )
    }),
    { numRuns: 160 },
  )
})
