import { expect, test } from '@jest/globals'
import { parseHeadersFile } from '@/scripts/headers-file'

test('every rule that fits a path counts, and * is any characters', () => {
  const headersOf = parseHeadersFile('/*\n  X-Frame-Options: DENY\n\n/a.b/*\n  Cache-Control: public, max-age=0\n')
  expect(headersOf('/')).toEqual({ 'x-frame-options': 'DENY' })
  expect(headersOf('/a.b/c')).toEqual({ 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=0' })
  expect(headersOf('/aXb/c')).toEqual({ 'x-frame-options': 'DENY' })
})

test('a line that no host would read stops the server', () => {
  expect(() => parseHeadersFile('/*\n  no colon\n')).toThrow('no colon')
})
