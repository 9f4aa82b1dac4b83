import { expect, test } from '@jest/globals'
import { findNotice } from '@/content/find-notice'
import { getQuebecDate } from '@/lib/quebec-date'
import { noticesFile } from '@/content/schema/notice'

const notices = noticesFile.schema.parse([
  { text: 'Bientôt.', from: '1er décembre 2026', to: '13 décembre 2026' },
  { text: 'Joyeux Noël.', from: '14 décembre 2026', to: '3 janvier 2027' },
])
const findAt = (moment: string, deployKind: 'preview' | 'production') =>
  findNotice(notices, deployKind, getQuebecDate(new Date(moment)))?.text

test.each([
  ['2026-12-01T04:59:00Z', undefined],
  ['2026-12-14T05:00:00Z', 'Joyeux Noël.'],
  ['2027-01-04T04:59:00Z', 'Joyeux Noël.'],
  ['2027-01-04T05:00:00Z', undefined],
])('prints in production at %s the notice %s', (moment, text) => {
  expect(findAt(moment, 'production')).toBe(text)
})

test('shows a notice to come in a preview', () => {
  expect(findAt('2026-11-28T12:00:00Z', 'preview')).toBe('Bientôt.')
})
