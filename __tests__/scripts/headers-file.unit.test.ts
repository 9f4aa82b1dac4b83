import { describe, expect, test } from '@jest/globals'
import { parseHeadersFile } from '@/scripts/headers-file'

const headersOf = parseHeadersFile(`# what every page gets
/*
  X-Content-Type-Options: nosniff
  Link: </a>; rel=preload

/services/
  Content-Security-Policy: default-src 'self'; img-src https://a.example:8443
/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
/*.avif
  Link: </b>; rel=preload
`)

describe('the headers of out/_headers', () => {
  test('a star stands for any characters, slashes included', () => {
    expect(headersOf('/_next/static/chunks/a.js')['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headersOf('/_next/static')['cache-control']).toBeUndefined()
  })

  test('a path without a star is that path alone', () => {
    expect(headersOf('/services/')['content-security-policy']).toBe("default-src 'self'; img-src https://a.example:8443")
    expect(headersOf('/services/aide/')['content-security-policy']).toBeUndefined()
    expect(headersOf('/en/services/')['content-security-policy']).toBeUndefined()
  })

  test('every rule that fits counts, and a header given twice is joined by a comma', () => {
    expect(headersOf('/images/a.avif')).toEqual({ 'x-content-type-options': 'nosniff', link: '</a>; rel=preload, </b>; rel=preload' })
  })

  test('signs of regular expressions are plain signs', () => {
    expect(parseHeadersFile('/a.b(c)\n  X-A: 1')('/a.b(c)')).toEqual({ 'x-a': '1' })
    expect(parseHeadersFile('/a.b\n  X-A: 1')('/axb')).toEqual({})
  })

  test.each([
    ['  X-A: 1', '_headers, line 1: a header before any path (X-A: 1)'],
    ['/a\n  nonsense', '_headers, line 2: expected Name: value (nonsense)'],
    ['/a\n\n  ! X-A', '_headers, line 3: expected Name: value (! X-A)'],
    ['services\n  X-A: 1', '_headers, line 1: a path must start with / (services)'],
    ['/blog/:slug\n  X-A: 1', '_headers, line 1: placeholders are not understood, only * (/blog/:slug)'],
  ])('refuses what a host may read otherwise: %j', (text, sentence) => {
    expect(() => parseHeadersFile(text)).toThrow(sentence)
  })
})
