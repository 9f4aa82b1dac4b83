import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import {
  openEmbeddedDatabase,
  type EmbeddedDatabase,
} from '@/scripts/local-server/embedded-database'
import { buildHandledLink } from '@/supabase/functions/_shared/handled-link'
import { createMarkHandler } from '@/supabase/functions/mark-request-handled/handler'
import { config, message, post, siteOrigin } from '../send-contact-email/doubles.ts'

const url = 'https://projet.supabase.example/functions/v1/mark-request-handled'
const [oldKey, newKey] = ['1'.repeat(32), '2'.repeat(32)]
const links = { siteOrigin, keys: [newKey, oldKey] }
const id = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'

/** Returns whether each of the two requests is handled. */
let rows: Map<unknown, boolean>
let now: Date
let lines: string[]
beforeEach(() => {
  rows = new Map([id, other].map((each) => [each, false]))
  now = new Date('2026-11-30T15:00:00Z')
  lines = []
})

const createHandler = (keys: readonly string[] = links.keys) =>
  createMarkHandler({
    client: {
      query: (_, [marked]) => {
        const isHandled = rows.get(marked)
        if (isHandled === undefined) return Promise.resolve([])
        rows.set(marked, true)
        return Promise.resolve([{ is_final: isHandled, previous: null, at: null }])
      },
    },
    config: { ...config, links: { siteOrigin, keys: [...keys] } },
    now: () => now,
    log: (line) => lines.push(line),
  })

async function buildToken(issuedOn = '2026-11-27', settings = links, request = id) {
  const link = await buildHandledLink({ id: request, receivedOn: '2026-11-27' }, issuedOn, settings)
  return link.split('#')[1] ?? ''
}

const mark = async (token: unknown, handle = createHandler()) => {
  const response = await handle(post({ token, outcome: 'reached' }, { url }))
  const { code } = (await response.json()) as { code: string }
  return [response.status, code]
}
const isAnyHandled = () => [...rows.values()].includes(true)

test('marks a request once, and says when it was marked already', async () => {
  const token = await buildToken()
  expect(await mark(token)).toEqual([200, 'handled'])
  expect(await mark(token)).toEqual([409, 'already_handled'])
  expect([...rows.values()]).toEqual([true, false])
})

test.each([
  // It is past midnight in London, but not in Québec.
  ['2027-01-27T04:59:00Z', 200, 'handled'],
  ['2027-01-27T05:00:00Z', 410, 'link_expired'],
])('is good for sixty days (%s)', async (moment, status, code) => {
  now = new Date(moment)
  expect(await mark(await buildToken())).toEqual([status, code])
  expect(isAnyHandled()).toBe(status === 200)
})

test('refuses a token changed by one sign, or made of two', async () => {
  const token = await buildToken()
  const changed = Array.from(token, (sign, at) => {
    const another = sign === '1' ? '2' : '1'
    return token.slice(0, at) + another + token.slice(at + 1)
  })
  const [, ...rest] = token.split('.')
  for (const each of [...changed, [other, ...rest].join('.'), `${token}0`, token.slice(1), '', 7])
    expect(await mark(each)).toEqual([422, 'link_invalid'])
  expect(isAnyHandled()).toBe(false)
})

test('accepts the key before this one, and no third', async () => {
  const old = await buildToken('2026-11-27', { siteOrigin, keys: [oldKey] })
  expect(await mark(old, createHandler([newKey]))).toEqual([422, 'link_invalid'])
  expect(await mark(old, createHandler([]))).toEqual([422, 'link_invalid'])
  expect(await mark(old)).toEqual([200, 'handled'])
})

test('says that a request is not in the database', async () => {
  rows.clear()
  expect(await mark(await buildToken())).toEqual([404, 'request_unknown'])
})

test('marks nothing when its address is opened, from another site or without key', async () => {
  const handle = createHandler()
  const body = { token: await buildToken(), outcome: 'reached' }
  const statuses = [
    { method: 'GET' },
    { method: 'OPTIONS' },
    { headers: { origin: 'https://evil.example' } },
    { headers: { authorization: undefined } },
  ].map(async (changes) => (await handle(post(body, { url, ...changes }))).status)
  expect(await Promise.all(statuses)).toEqual([405, 204, 403, 401])
  expect(isAnyHandled()).toBe(false)
})

test('answers 503 without a database, and logs nothing of a person', async () => {
  const down = () => Promise.reject(new Error(`down: ${message.name}`))
  const handle = createMarkHandler({
    client: { query: down },
    config: { ...config, links: { siteOrigin, keys: [newKey] } },
    now: () => now,
    log: (line) => lines.push(line),
  })
  expect(await mark(await buildToken(), handle)).toEqual([503, 'unavailable'])
  expect(lines).toEqual(['Demande non marquée (Error).'])
})

describe('an outcome, on a real Postgres (PGlite)', () => {
  let database: EmbeddedDatabase
  beforeAll(async () => {
    database = await openEmbeddedDatabase('memory://')
  })
  afterAll(() => database.close())
  beforeEach(() =>
    database.exec(`truncate private.contact_requests;
      insert into private.contact_requests (id, message) values ('${id}', '{}')`),
  )

  /** Chooses an outcome at a time of 30 November 2026 in Québec. */
  async function choose(time: string, outcome?: string) {
    const moment = new Date(`2026-11-30T${time}:00-05:00`)
    const link = await buildHandledLink({ id, receivedOn: '2026-11-27' }, '2026-11-27', links)
    const handle = createMarkHandler({
      client: database,
      config: { ...config, links },
      now: () => moment,
      log: () => undefined,
    })
    const response = await handle(post({ token: link.split('#')[1], outcome }))
    const { previous, at } = (await response.json()) as { previous?: string; at?: string }
    return [response.status, previous, at]
  }

  const readRow = async () => {
    const [row] = await database.query(
      `select outcome, handled_at is not null as is_handled,
              cardinality(voicemails_at) as voicemails from private.contact_requests`,
      [],
    )
    return row
  }

  test('is taken after each message left, and says what was recorded before', async () => {
    expect(await choose('10:05', 'voicemail')).toEqual([200, null, null])
    expect(await choose('14:00', 'voicemail')).toEqual([200, 'voicemail', '2026-11-30 10:05'])
    expect(await readRow()).toEqual({ outcome: 'voicemail', is_handled: false, voicemails: 2 })
    expect(await choose('16:00', 'reached')).toEqual([200, 'voicemail', '2026-11-30 14:00'])
    expect(await readRow()).toEqual({ outcome: 'reached', is_handled: true, voicemails: 2 })
  })

  test.each(['reached', 'voicemail', 'dropped'])(
    'stays the first final one where somebody chooses then %s',
    async (outcome) => {
      await choose('10:05', 'dropped')
      expect(await choose('11:00', outcome)).toEqual([409, 'dropped', '2026-11-30 10:05'])
      expect(await readRow()).toEqual({ outcome: 'dropped', is_handled: true, voicemails: 0 })
    },
  )

  test('counts once where a message left is recorded again within ten minutes', async () => {
    await choose('10:05', 'voicemail')
    expect(await choose('10:14', 'voicemail')).toEqual([200, 'voicemail', '2026-11-30 10:05'])
    expect(await readRow()).toMatchObject({ voicemails: 1 })
  })

  test.each([undefined, 'later'])('is refused where it is %s', async (outcome) => {
    expect(await choose('10:05', outcome)).toEqual([422, undefined, undefined])
    expect(await readRow()).toMatchObject({ outcome: null, is_handled: false })
  })

  test.each([
    'handled_at = now()',
    "handled_at = now(), outcome = 'voicemail'",
    "outcome = 'reached'",
  ])('is refused where somebody types %s', async (change) => {
    const typing = database.exec(`update private.contact_requests set ${change}`)
    await expect(typing).rejects.toThrow('"handled_by_outcome"')
  })
})
