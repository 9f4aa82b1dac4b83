import { expect, test } from '@jest/globals'
import { findNotice } from '@/content/find-notice'
import { noticesFile } from '@/content/schema/notices'

const christmas = { text: 'Fermé.', from: '14 décembre 2026', to: '3 janvier 2027' }
const notices = noticesFile.schema.parse([christmas])

test.each([
  ['production', '2026-12-13', undefined],
  ['production', '2026-12-14', notices[0]],
  ['production', '2027-01-03', notices[0]],
  ['production', '2027-01-04', undefined],
  ['preview', '2026-12-13', notices[0]],
] as const)('finds in %s on %s the notice of Christmas: %j', (deployKind, today, notice) => {
  expect(findNotice(notices, deployKind, today)).toBe(notice)
})
