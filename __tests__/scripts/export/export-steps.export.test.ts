import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { site } from '@/content/site'
import { env } from '@/env.mjs'

test('names in security.txt the agency, for less than a year', () => {
  const text = readFileSync('out/.well-known/security.txt', 'utf8')
  const [contact, expires = '', ...others] = text.split('\n')
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000
  expect([days > 300, days < 365]).toEqual([true, true])
  expect([contact, others]).toEqual([
    `Contact: mailto:${site.email}`,
    ['Preferred-Languages: fr, en', `Canonical: ${env.siteUrl}/.well-known/security.txt`, ''],
  ])
})
