import { expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { parseHeadersFile } from '@/scripts/dev/static-server'

const files = readdirSync('out', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))

test('holds no source map and points to none', () => {
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(4)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(
    scripts.filter((file) => /\/[/*]# sourceMappingURL=/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})

test('keeps markup that pages fetch out of search engines', () => {
  expect(
    parseHeadersFile(readFileSync('out/_headers', 'utf8'))('/fragments/rappel/'),
  ).toMatchObject({ 'x-robots-tag': 'noindex' })
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
