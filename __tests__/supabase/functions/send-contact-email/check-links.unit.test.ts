import { expect, test } from '@jest/globals'

import type { SqlClient } from '../../../../supabase/functions/_shared/postgres-client.ts'
import { createMarkHandler } from '../../../../supabase/functions/mark-request-handled/handler.ts'
import { areLinksRefused } from '../../../../supabase/functions/send-contact-email/check-links.ts'
import { config, siteOrigin } from './doubles.ts'

const host = 'https://projet.supabase.example'
const [key, otherKey] = ['1'.repeat(32), '2'.repeat(32)]
const configure = (keys: string[], publicKey = 'cle') => ({
  ...config,
  publicKeys: [publicKey],
  links: keys.length === 0 ? undefined : { siteOrigin, keys },
})

const markFrom = (
  settings: typeof config,
  query: SqlClient['query'] = () => Promise.resolve([]),
): typeof fetch => {
  const handle = createMarkHandler({
    client: { query },
    config: settings,
    now: () => new Date(),
    log: () => undefined,
  })
  return (input, init) => {
    expect(input).toBe(`${host}/functions/v1/mark-request-handled`)
    return handle(new Request(input, init))
  }
}

test.each<[string, boolean, typeof fetch]>([
  ['has the same key', false, markFrom(configure([key]))],
  ['has the new key before this one', false, markFrom(configure([otherKey, key]))],
  ['has another key', true, markFrom(configure([otherKey]))],
  ['has no key', true, markFrom(configure([]))],
  ['has another public key', true, markFrom(configure([key], 'autre'))],
  ['has no database', true, markFrom(configure([key]), () => Promise.reject(new Error('down')))],
  ['is not deployed', true, () => Promise.resolve(new Response('Not Found', { status: 404 }))],
  ['does not answer', true, () => Promise.reject(new TypeError('fetch failed'))],
])('asks the function of the links, which %s (%s)', async (_, isRefused, call) => {
  expect(await areLinksRefused(configure([key]), host, call)).toBe(isRefused)
})

test('asks of another request each time, so that no row can be the one', async () => {
  const asked: unknown[] = []
  const call = markFrom(configure([key]), (_, [id]) => {
    asked.push(id)
    return Promise.resolve([])
  })
  for (let turn = 0; turn < 2; turn += 1) await areLinksRefused(configure([key]), host, call)
  expect(new Set(asked).size).toBe(2)
})
