import { expect, test } from '@jest/globals'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { securityText } from '@/scripts/after-export/security-text'

test('security.txt says whom to tell, in which languages, where it stands and, within a year, until when', () => {
  expect(securityText(new Date('2026-11-20T15:04:05Z')).split('\n')).toEqual([
    `Contact: mailto:${site.email}`,
    'Expires: 2027-10-20T15:04:05.000Z',
    'Preferred-Languages: fr, en',
    `Canonical: ${env.siteUrl}/.well-known/security.txt`,
    '',
  ])
})
