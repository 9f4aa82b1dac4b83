// The judge of the fault run, seen to find fault: it is of no use otherwise.
import { expect, test } from '@jest/globals'
import { judge, type Kept } from './report'
import type { Sent } from './visit'

const sent = (changes: Partial<Sent> = {}): Sent => ({
  key: '1',
  request: 0,
  fault: 'none',
  seen: 'success',
  isEmptied: true,
  isAcknowledged: true,
  ...changes,
})
const row = (changes: Partial<Kept> = {}): Kept => ({ id: 'a', key: '1', isSent: true, second: 0, ...changes })

const mail = { id: 'a', key: '1' }

const judged = (changes: Partial<Parameters<typeof judge>[0]>) => {
  const verdict = judge({ sent: [sent()], rows: [row()], mails: [mail], leaks: [], ...changes })
  return Object.entries(verdict).flatMap(([name, keys]) => keys.map((key) => `${name} ${key}`))
}
const refused = { seen: 'error', isEmptied: false } as const

test.each([
  ['a message that is a row and an e-mail', {}],
  ['a thanked message that only an e-mail carries', { rows: [] }],
  ['a refused message that is there all the same', { sent: [sent(refused)] }],
  ['a refused message that is nowhere, its words still in the form', { sent: [sent(refused)], rows: [], mails: [] }],
  ['the same words after ten minutes', { rows: [row(), row({ second: 600 })], mails: [mail, { ...mail, id: 'b' }] }],
])('nothing is wrong with %s', (_, facts) => {
  expect(judged(facts)).toEqual([])
})

test.each([
  ['a thanked message that is nowhere', { rows: [], mails: [] }, ['lost 1']],
  ['words gone after an error', { sent: [sent({ ...refused, isEmptied: true })] }, ['lost 1']],
  ['two rows within ten minutes', { rows: [row(), row({ second: 599 })] }, ['duplicated 1']],
  ['two e-mails for one row', { mails: [mail, { ...mail, id: 'b' }] }, ['duplicated 1']],
  ['two e-mails and no row', { rows: [], mails: [mail, { ...mail, id: 'b' }] }, ['duplicated 1']],
  ['a « Merci » that the function never gave', { sent: [sent({ isAcknowledged: false })] }, ['false « Merci » 1']],
  ['a name in a log', { leaks: ['Marie'] }, ['personal data in addresses or logs Marie']],
  ['a row without its e-mail', { rows: [row({ isSent: false })] }, ['rows never e-mailed 1']],
  ['a row that only says it was e-mailed', { mails: [] }, ['rows never e-mailed 1']],
  ['a form still full after « Merci »', { sent: [sent({ isEmptied: false })] }, ['thanked, fields not emptied 1']],
])('it finds %s', (_, facts, expected) => {
  expect(judged(facts)).toEqual(expected)
})
