import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { parseHeadersFile } from '@/scripts/local-server/static-server'

test('keeps markup that pages fetch out of search engines', () => {
  expect(
    parseHeadersFile(readFileSync('out/_headers', 'utf8'))('/fragments/rappel/'),
  ).toMatchObject({ 'x-robots-tag': 'noindex' })
})

// The headers that Mozilla's HTTP Observatory checks, which gave 130 of 100 on 27 November 2026.
test('sends each page with the headers of a safe site', () => {
  const headers = parseHeadersFile(readFileSync('out/_headers', 'utf8'))('/contact/')
  const policy = headers['content-security-policy']
  expect(policy).toMatch(/^default-src 'none'; .*base-uri 'none'; frame-ancestors 'none'$/)
  expect(policy).not.toContain('unsafe-')
  expect(Number(headers['strict-transport-security']?.split('=')[1])).toBeGreaterThan(15_768_000)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

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
