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
const row = (changes: Partial<Kept> = {}): Kept => ({ id: 'a', key: '1', isSent: true, ...changes })

const mail = { id: 'a', key: '1' }
const other = { ...mail, id: 'b' }

const judged = (changes: Partial<Parameters<typeof judge>[0]>) => {
  const verdict = judge({ sent: [sent()], rows: [row()], mails: [mail], refused: [], leaks: [], ...changes })
  return Object.entries(verdict).flatMap(([name, keys]) => keys.map((key) => `${name} ${key}`))
}
const refused = { seen: 'error', isEmptied: false } as const

test.each([
  ['a message that is a row and an e-mail', {}],
  ['a thanked message that only an e-mail carries', { rows: [] }],
  ['a refused message that is there all the same', { sent: [sent(refused)] }],
  ['a refused message that is nowhere, its words still in the form', { sent: [sent(refused)], rows: [], mails: [] }],
  ['the same words, written anew after « Merci »', { sent: [sent(), sent()], rows: [row(), row({ id: 'b' })], mails: [mail, other] }],
  ['a page that was left, its draft sent again', { sent: [sent({ ...refused, seen: 'left' }), sent()] }],
])('nothing is wrong with %s', (_, facts) => {
  expect(judged(facts)).toEqual([])
})

test.each([
  ['a thanked message that is nowhere', { rows: [], mails: [] }, ['lost 1']],
  ['words gone after an error', { sent: [sent({ ...refused, isEmptied: true })] }, ['lost 1']],
  ['two rows of one draft', { sent: [sent(refused), sent()], rows: [row(), row({ id: 'b' })] }, ['duplicated 1']],
  ['a visitor who was refused', { refused: ['1'] }, ['honest visitors refused 1']],
  ['two e-mails for one row', { mails: [mail, other] }, ['duplicated 1']],
  ['two e-mails and no row', { rows: [], mails: [mail, other] }, ['duplicated 1']],
  ['a « Merci » that the function never gave', { sent: [sent({ isAcknowledged: false })] }, ['false « Merci » 1']],
  ['a name in a log', { leaks: ['Marie'] }, ['personal data in addresses or logs Marie']],
  ['a row without its e-mail', { rows: [row({ isSent: false })] }, ['rows never e-mailed 1']],
  ['a row that only says it was e-mailed', { mails: [] }, ['rows never e-mailed 1']],
  ['a form still full after « Merci »', { sent: [sent({ isEmptied: false })] }, ['thanked, fields not emptied 1']],
])('it finds %s', (_, facts, expected) => {
  expect(judged(facts)).toEqual(expected)
})
