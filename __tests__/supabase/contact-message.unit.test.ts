import { describe, expect, test } from '@jest/globals'

import {
  callbackRequestSchema,
  contactMessageSchema,
  limits,
  phoneAdvice,
  toContactMessage,
} from '../../supabase/functions/_shared/contact-message.ts'
import { bodyLimit } from '../../supabase/functions/send-contact-email/body.ts'
import { message } from './doubles.ts'

const firstSentence = (changes: Record<string, unknown>) => {
  const result = contactMessageSchema.safeParse({ ...message, ...changes })
  return result.success ? undefined : result.error.issues[0]?.message
}

describe('what a visitor reads when a field is wrong', () => {
  test.each([
    [{ seekingFor: '' }, 'Choisissez pour qui vous cherchez.'],
    [{ name: ' ' }, 'Écrivez votre nom.'],
    [{ name: 'a'.repeat(121) }, 'Ce nom compte 121 caractères. Il en faut 120 au plus.'],
    [{ email: '' }, 'Écrivez votre adresse courriel.'],
    [{ email: 'marie' }, 'Il manque le @ dans l’adresse, par exemple nom@exemple.ca.'],
    [{ email: '@exemple.ca' }, 'Il manque le début de l’adresse, avant le @.'],
    [{ email: 'marie@' }, 'Il manque la fin de l’adresse, après le @.'],
    [{ email: 'marie@exemple' }, 'Il manque la fin de l’adresse, après le @.'],
    [{ email: 'marie@exemple.' }, 'Il manque la fin de l’adresse, après le @.'],
    [{ email: 'marie@@exemple.ca' }, 'Cette adresse a plus d’un @. Gardez-en un seul.'],
    [{ email: 'marie t@exemple.ca' }, 'Cette adresse contient une espace ou un signe de trop.'],
    [{ email: 'marie@exemple.ca.' }, 'Cette adresse contient une espace ou un signe de trop.'],
    [{ phone: '' }, 'Écrivez votre numéro de téléphone.'],
    [{ phone: '5' }, 'Ce numéro compte 1 chiffre. Il en faut 10, par exemple 418 555-0134.'],
    [{ phone: '418 555' }, 'Ce numéro compte 6 chiffres. Il en faut 10, par exemple 418 555-0134.'],
    [{ phone: 'demandez Marie' }, 'Écrivez un seul numéro, en chiffres, par exemple 418 555-0134.'],
    [{ phone: '418 555-0134 ou 581 555-0199' }, 'Écrivez un seul numéro, en chiffres, par exemple 418 555-0134.'],
    [{ phone: '418 555-0134 / 581 555-0199' }, 'Écrivez un seul numéro, en chiffres, par exemple 418 555-0134.'],
    [{ message: '\n\t ' }, 'Écrivez quelques mots.'],
    [{ message: 'a'.repeat(5_240) }, 'Votre message compte 5\u00A0240 caractères. Il en faut 5\u00A0000 au plus.'],
  ])('%j', (changes, sentence) => {
    expect(firstSentence(changes)).toBe(sentence)
  })
})

describe('what an honest visitor writes passes', () => {
  test.each([
    '418 555-0134',
    '(418) 555-0134',
    '418.555.0134',
    '4185550134',
    '1 418 555-0134',
    '+1 (418) 555-0134',
    '+33 6 12 34 56 78',
    '555-0134',
    '418\u00A0555\u20110134',
    '418 555-0134 poste 12',
    '418 555-0134, poste 1234',
    '418 555-0134 p. 12',
    '418-555-0134 x12',
    '418-555-0134 #12',
    '418 555-0134 (le soir)',
    '418 555-0134 cell.',
    'Tél. : 418 555-0134',
    'Cell 418 555-0134',
  ])('the telephone %s', (phone) => {
    expect(firstSentence({ phone })).toBeUndefined()
  })

  test.each([
    'marie@exemple.ca',
    'Marie.Tremblay+residence@mail.exemple.co.uk',
    "o'connor@exemple.ca",
    'm_t-1@exemple.quebec',
    'hélène@québec.québec',
    '  marie@exemple.ca ',
    `${'a'.repeat(243)}@exemple.ca`,
  ])('the e-mail %s', (email) => {
    expect(firstSentence({ email })).toBeUndefined()
  })

  test.each(['Ôé', '李', 'D’Amours-L’Écuyer', 'ليلى', 'X Æ A-12', 'Marie & Jean (sa fille)', 'a'.repeat(120)])('the name %s', (name) => {
    expect(firstSentence({ name })).toBeUndefined()
  })
})

test('a forgotten area code is said, and nothing is refused', () => {
  expect(phoneAdvice('41855501 3')).toBe('Ce numéro compte 9 chiffres. Il en faut 10, par exemple 418 555-0134.')
  expect(phoneAdvice('555-0134')).toBe('Ce numéro compte 7 chiffres. Il en faut 10, par exemple 418 555-0134.')
  for (const whole of ['418 555-0134', '+45 12 34 56 78', '02 123 45 67', '418 555-0134 poste 12', '12'])
    expect(phoneAdvice(whole)).toBeUndefined()
})

test('values are cleaned: spaces at the ends, line ends, characters that cannot be stored', () => {
  expect(contactMessageSchema.parse({ ...message, name: ' Marie\r\nTremblay ', message: ' un\r\ndeux\u0000 \uD83D ' })).toEqual({
    ...message,
    name: 'Marie Tremblay',
    message: 'un\ndeux \uFFFD',
  })
})

test('exactly five keys', () => {
  expect(Object.keys(contactMessageSchema.parse(message)).sort()).toEqual(['email', 'message', 'name', 'phone', 'seekingFor'])
  expect(contactMessageSchema.safeParse({ ...message, website: '' }).success).toBe(false)
})

test('the callback request is a case of it, with its fixed message', () => {
  const callback = { name: 'Marie', phone: '418 555-0134', email: 'marie@exemple.ca' }
  const whole = toContactMessage(callbackRequestSchema.parse(callback))
  expect(contactMessageSchema.parse(whole)).toEqual({
    ...callback,
    seekingFor: 'proche',
    message: 'Demande de rappel envoyée depuis la fenêtre du site.',
  })
  expect(callbackRequestSchema.safeParse({ ...callback, message: 'x' }).success).toBe(false)
})

test('the longest message that is allowed holds in 16 KiB, whatever the script', () => {
  const widest = (length: number) => '字'.repeat(length)
  const body = JSON.stringify({
    seekingFor: 'proche',
    name: widest(limits.name),
    phone: widest(limits.phone),
    email: widest(limits.email),
    message: widest(limits.message),
  })
  expect(new TextEncoder().encode(body).byteLength).toBeLessThanOrEqual(bodyLimit)
  expect(new TextEncoder().encode(JSON.stringify('"\\\n'.repeat(limits.message / 3))).byteLength).toBeLessThan(bodyLimit)
})
