// What the buttons of the page record, on a real Postgres (PGlite).
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import {
  openEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../../../../scripts/local-server/embedded-database.ts'
import { buildHandledLink } from '../../../../supabase/functions/_shared/handled-link.ts'
import { createMarkHandler } from '../../../../supabase/functions/mark-request-handled/handler.ts'
import { config, post, siteOrigin } from '../send-contact-email/doubles.ts'

const links = { siteOrigin, keys: ['cle-de-test-des-liens-du-courriel-1'] }
const id = '00000000-0000-4000-8000-000000000001'

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

test('takes an outcome after each message left, and says what was recorded before', async () => {
  expect(await choose('10:05', 'voicemail')).toEqual([200, null, null])
  expect(await choose('14:00', 'voicemail')).toEqual([200, 'voicemail', '2026-11-30 10:05'])
  expect(await readRow()).toEqual({ outcome: 'voicemail', is_handled: false, voicemails: 2 })
  expect(await choose('16:00', 'reached')).toEqual([200, 'voicemail', '2026-11-30 14:00'])
  expect(await readRow()).toEqual({ outcome: 'reached', is_handled: true, voicemails: 2 })
})

test.each(['reached', 'voicemail', 'dropped'])(
  'keeps the first final outcome where somebody chooses then %s',
  async (outcome) => {
    await choose('10:05', 'dropped')
    expect(await choose('11:00', outcome)).toEqual([409, 'dropped', '2026-11-30 10:05'])
    expect(await readRow()).toEqual({ outcome: 'dropped', is_handled: true, voicemails: 0 })
  },
)

test('counts once a message left that is recorded again within ten minutes', async () => {
  await choose('10:05', 'voicemail')
  expect(await choose('10:14', 'voicemail')).toEqual([200, 'voicemail', '2026-11-30 10:05'])
  expect(await readRow()).toMatchObject({ voicemails: 1 })
})

test.each([undefined, 'later'])('refuses the outcome %s', async (outcome) => {
  expect(await choose('10:05', outcome)).toEqual([422, undefined, undefined])
  expect(await readRow()).toMatchObject({ outcome: null, is_handled: false })
})

test.each([
  'handled_at = now()',
  "handled_at = now(), outcome = 'voicemail'",
  "outcome = 'reached'",
])('refuses %s, typed by hand', async (change) => {
  const typing = database.exec(`update private.contact_requests set ${change}`)
  await expect(typing).rejects.toThrow('"handled_by_outcome"')
})
