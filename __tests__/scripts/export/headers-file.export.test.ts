import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { parseHeadersFile } from '@/scripts/local-server/static-server'
import { openExported } from '../../support/exported-pages'

// The headers that Mozilla's HTTP Observatory checks, which gave 130 of 100 on 27 November 2026.
test('sends each page with the headers of a safe site', () => {
  const headers = parseHeadersFile(readFileSync('out/_headers', 'utf8'))('/contact/')
  const policy = headers['content-security-policy']
  expect(policy).toMatch(/base-uri 'none'; .*frame-ancestors 'none'$/)
  const page = openExported('/contact/')
  const own = page.querySelector('meta[http-equiv="Content-Security-Policy"]')
  expect(own?.getAttribute('content')).toMatch(/^default-src 'none'; .*base-uri 'none'; /)
  expect(own?.getAttribute('content')).not.toContain('unsafe-')
  expect(policy).not.toContain('unsafe-')
  expect(Number(headers['strict-transport-security']?.split('=')[1])).toBeGreaterThan(15_768_000)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})
