import { describe, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { fromHtml } from 'hast-util-from-html'
import { buildHeaderPolicy, buildPagePolicy, hashInlineTexts } from '@/scripts/export/csp'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const alone = { functionHost: '', chat: { hosts: [] } }
const none = { scripts: [], styles: [] }

/** Returns the sources that a directive allows. */
const allowed = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

test('hashes each script, speculation rule and style of a page once, and no data', () => {
  const first =
    '<script>a()</script><script src="/b.js"></script><style data-x="">p{}</style><script type="application/ld+json">{}</script>'
  const second =
    '<script type="speculationrules">\n{"prefetch":[]}\n</script><script>a()</script><script type="application/json">{}</script>'
  const hashes = hashInlineTexts(fromHtml(first + second))
  expect(hashes.scripts).toEqual([sha('a()'), sha('\n{"prefetch":[]}\n')].sort())
  expect(hashes.styles).toEqual([sha(''), sha('p{}')].sort())
})

describe('the policy', () => {
  const shared =
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'none'; " +
    "media-src 'none'; worker-src 'self'; manifest-src 'self'; object-src 'none'; " +
    "form-action 'self' mailto:; base-uri 'none'; " +
    "require-trusted-types-for 'script'; trusted-types site"

  test('allows a page its own scripts and styles, and the site itself', () => {
    const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }
    expect(buildPagePolicy(hashes, alone)).toBe(
      `default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; ${shared}`,
    )
  })

  test('adds to the header what a page cannot say, and no hash', () => {
    expect(buildHeaderPolicy(alone)).toBe(`${shared}; frame-ancestors 'none'`)
  })

  test('allows to call the host of the function, and nothing else of it', () => {
    const policy = buildPagePolicy(none, { ...alone, functionHost: 'https://abc.supabase.co' })
    expect(allowed(policy, 'connect-src')).toEqual(["'self'", 'https://abc.supabase.co'])
    expect(policy.match(/supabase/g)).toHaveLength(1)
  })

  test('allows the chat to be shown and reached, and nothing unsafe', () => {
    const chat = { hosts: ['https://chat.example:8443', 'wss://socket.example'] }
    const policy = buildPagePolicy(none, { functionHost: '', chat })
    for (const name of ['script', 'style', 'img', 'font', 'frame', 'media'])
      expect(allowed(policy, `${name}-src`)).toContain('https://chat.example:8443')
    expect(allowed(policy, 'connect-src')).toEqual(["'self'", ...chat.hosts])
    expect(policy.match(/wss:/g)).toHaveLength(1)
    expect(policy).not.toMatch(/unsafe|trusted-types/)
  })
})
