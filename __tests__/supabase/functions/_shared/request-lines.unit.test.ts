import { expect, test } from '@jest/globals'

import fc from '../../../support/fast-check.ts'
import {
  addRequestLines,
  readRequestLines,
  timeframes,
} from '../../../../supabase/functions/_shared/request-lines.ts'

const lines = fc.record(
  {
    timeframe: fc.constantFrom(...Object.values(timeframes)),
    availability: fc.constantFrom('n’importe quand', 'lundi 30 novembre, de 8 h à 12 h'),
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
  ['too long for a form', `Bonjour.\n\nQuand me joindre\u00A0: ${'a'.repeat(200)}`],
])('takes for words of the visitor a line %s', (_, message) => {
  expect(readRequestLines(message)).toEqual({})
})
