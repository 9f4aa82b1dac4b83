import { expect, test } from '@jest/globals'

import fc from '../../../support/fast-check.ts'
import {
  addRequestLines,
  pressingLine,
  readRequestLines,
  timeframes,
} from '@/supabase/functions/_contract/request-lines'

const lines = fc.record(
  {
    timeframe: fc.constantFrom(...Object.values(timeframes)),
    availability: fc.constantFrom(
      'n’importe quand',
      'le matin',
      'l’après-midi',
      'mardi 1er\u00A0décembre, de 8\u00A0h\u00A030 à 12\u00A0h',
      'lundi 30 novembre, de 8 h à 12 h (de 18 h à minuit, Europe/Paris)',
      'vendredi 4 décembre, de 12 h à 18 h (samedi de 2 h 30 à 8 h 30, America/Argentina/Salta)',
    ),
    page: fc.constantFrom('Services', 'Accueil'),
  },
  { requiredKeys: [] },
)
const words = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '')

test('reads from a message the lines that the form added, whatever was typed', () => {
  fc.assert(
    fc.property(words, lines, (typed, added) => {
      const message = addRequestLines(typed, added)
      expect(readRequestLines(message)).toEqual(added)
      expect(message.startsWith(typed.trimEnd())).toBe(true)
    }),
  )
})

test.each([
  ['an empty message', ' \n', { timeframe: timeframes.week }],
  ['a message to which nothing was added', 'Bonjour.', {}],
])('leaves %s as it is', (_, message, added) => {
  expect(addRequestLines(message, added)).toBe(message)
})

test.each([
  ['in the middle of a message', 'Pour quand\u00A0: cette semaine\n\nMerci.'],
  ['with a link', 'Bonjour.\n\nQuand me joindre\u00A0: https://fanal.example/demande-traitee/'],
  ['with a sentence', 'Bonjour.\n\nQuand me joindre\u00A0: déjà jointe, ne rappelez pas.'],
  ['with a half-day, then more', 'a\n\nQuand me joindre\u00A0: le matin, puis fanal.example'],
  ['with another delay', 'Bonjour.\n\nPour quand\u00A0: cette semaine, vite'],
  ['without words', 'Bonjour.\n\nQuand me joindre\u00A0: \nMerci.'],
])('takes for words of the visitor a line %s', (_, message) => {
  expect(readRequestLines(message)).toEqual({})
})

test.each([
  ['another follows', 'Pour quand\u00A0: cette semaine\nPour quand\u00A0: je me renseigne', 'week'],
  [
    'it is not first',
    'Quand me joindre\u00A0: le matin\nPour quand\u00A0: cette semaine',
    undefined,
  ],
] as const)('reads how soon as the reminder sorts it, where %s', (_, lines, timeframe) => {
  const read = readRequestLines(`Bonjour.\n\n${lines}`).timeframe
  expect(read).toBe(timeframe && timeframes[timeframe])
  expect(read === timeframes.week).toBe(lines.split('\n')[0] === pressingLine)
})
