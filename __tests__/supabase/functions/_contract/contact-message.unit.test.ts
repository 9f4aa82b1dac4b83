import { expect, test } from '@jest/globals'
import { findProblemSentence } from '@/components/forms/request/use-form-errors'
import { words } from '@/content/words'

import {
  contactMessageSchema,
  findPhoneAdvice,
} from '@/supabase/functions/_contract/contact-message'
import { message } from '../send-contact-email/doubles.ts'

const firstSentence = (changes: Record<string, unknown>) => {
  const result = contactMessageSchema.safeParse({ ...message, ...changes })
  return result.success
    ? undefined
    : findProblemSentence(result.error.issues[0]?.message, words.forms)
}

test.each([
  [{ seekingFor: '' }, 'Choisissez pour qui vous cherchez.'],
  [{ name: ' ' }, 'Écrivez votre nom.'],
  [{ name: 'a'.repeat(121) }, 'Ce nom compte 121 caractères. Le maximum est de 120.'],
  [{ email: '' }, 'Écrivez votre adresse courriel.'],
  [{ email: 'marie' }, 'Il manque le @ dans l’adresse, par exemple nom@exemple.ca.'],
  [{ email: '@exemple.ca' }, 'Il manque le début de l’adresse, avant le @.'],
  [{ email: 'marie@' }, 'Il manque la fin de l’adresse, après le @.'],
  [{ email: 'marie@exemple' }, 'Il manque la fin de l’adresse, après le @.'],
  [{ email: 'marie@exemple.' }, 'Il manque la fin de l’adresse, après le @.'],
  [{ email: 'marie@exemple.ca.c' }, 'Il manque la fin de l’adresse, après le @.'],
  [{ email: 'marie@@exemple.ca' }, 'Cette adresse a plus d’un @. Gardez-en un seul.'],
  [{ email: 'marie t@exemple.ca' }, 'Cette adresse contient une espace ou un signe de trop.'],
  [{ email: 'hélène@exemple.ca' }, 'Cette adresse contient une espace ou un signe de trop.'],
  [{ email: 'marie@exemple.ca.' }, 'Cette adresse contient une espace ou un signe de trop.'],
  [{ email: 'marie@!exemple.ca' }, 'Cette adresse contient une espace ou un signe de trop.'],
  [
    { email: `${'a'.repeat(244)}@exemple.ca` },
    'Cette adresse compte 255 caractères. Le maximum est de 254.',
  ],
  [{ phone: `418${' '.repeat(40)}555-0134` }, words.forms.problems.phoneUnreadable],
  [{ phone: '' }, 'Écrivez votre numéro de téléphone.'],
  [{ phone: '5' }, 'Ce numéro n’a que 1 des 10 chiffres qu’il faut, indicatif régional compris.'],
  [
    { phone: '418 555' },
    'Ce numéro n’a que 6 des 10 chiffres qu’il faut, indicatif régional compris.',
  ],
  [{ phone: 'demandez Marie' }, words.forms.problems.phoneUnreadable],
  [{ phone: '555-0134 ou 555-0199' }, words.forms.problems.phoneUnreadable],
  [{ phone: '555-0134 p2 555-0199' }, words.forms.problems.phoneUnreadable],
  [{ phone: '418 555-0134 / 581 555-0199' }, words.forms.problems.phoneUnreadable],
  [{ message: '\n\t ' }, 'Écrivez quelques mots.'],
  [
    { message: 'a'.repeat(5_240) },
    'Votre message compte 5\u00A0240 caractères. Le maximum est de 5\u00A0000.',
  ],
])('explains what is wrong with %j', (changes, sentence) => {
  expect(firstSentence(changes)).toBe(sentence)
})

test.each([
  ['phone', '(418) 555-0134'],
  ['phone', '418.555.0134'],
  ['phone', '+1 (418) 555-0134'],
  ['phone', '+33 6 12 34 56 78'],
  ['phone', '555-0134'],
  ['phone', '+123456789012345'],
  ['phone', '418\u00A0555\u20110134'],
  ['phone', '418 555-0134, poste   1234'],
  ['phone', '418 555-0134 p. 12'],
  ['phone', '418-555-0134 x12'],
  ['phone', '418-555-0134 #12'],
  ['phone', '418 555-0134 (les matins ou les samedis)'],
  ['phone', '418 555-0134, cell.'],
  ['phone', 'Tél. : 418 555-0134'],
  ['phone', 'Cell.:418 555-0134'],
  ['phone', 'Domicile 418 555-0134'],
  ['email', 'Marie.Tremblay+residence@mail.exemple.co.uk'],
  ['email', "o'connor@exemple.ca"],
  ['email', 'm_t-1@exemple.quebec'],
  ['email', 'helene@québec.québec'],
  ['email', '  marie@exemple.ca '],
  ['email', `${'a'.repeat(243)}@exemple.ca`],
  ['name', 'D’Amours-L’Écuyer'],
  ['name', '李'],
  ['name', 'Marie & Jean (sa fille)'],
  ['name', 'a'.repeat(120)],
])('accepts the %s %s', (field, value) => {
  expect(firstSentence({ [field]: value })).toBeUndefined()
})

test('advises on a forgotten area code and refuses nothing', () => {
  expect(findPhoneAdvice('41855501 3')).toBe('phoneTooShort 9')
  expect(findPhoneAdvice('555-0134')).toBe('phoneTooShort 7')
  for (const whole of [
    '418 555-0134',
    '+45 12 34 56 78',
    '02 123 45 67',
    '418 555-0134 poste 12',
    '12',
  ])
    expect(findPhoneAdvice(whole)).toBeUndefined()
})
