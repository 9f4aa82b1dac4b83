import { expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readHeaderRules } from '@/scripts/headers-file'

const files = readdirSync('out', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))

test('the export holds no source map and points to none', () => {
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(4)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(scripts.filter((file) => /\/[/*]# sourceMappingURL=/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('security.txt is served where it is looked for, and expires within a year', () => {
  const text = readFileSync('out/.well-known/security.txt', 'utf8')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires - Date.now()).toBeGreaterThan(300 * 24 * 3600 * 1000)
  expect(expires - Date.now()).toBeLessThan(365 * 24 * 3600 * 1000)
})

test('the headers are within what every host reads: Cloudflare leaves out, without a word, what is beyond', () => {
  const text = readFileSync('out/_headers', 'utf8')
  const paths = readHeaderRules(text).map((rule) => rule.path)
  expect(paths.length).toBeGreaterThan(3)
  expect(paths.length).toBeLessThanOrEqual(100)
  expect(new Set(paths).size).toBe(paths.length)
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
})
