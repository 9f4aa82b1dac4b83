import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'

import { openEmbeddedDatabase } from '../../../../scripts/local/embedded-database.ts'
import { message } from '../../../supabase/doubles.ts'
import { grownOlder } from '../../../support/passing-time.ts'
import { start, type Running } from '../../../support/processes.ts'

const root = join(__dirname, '../../../..')
let dataDir = ''
let running: Running | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fonction-tuee-'))
})
afterEach(() => running?.end('SIGKILL'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function serve(options: { env?: Record<string, string> } = {}) {
  running = start(process.execPath, ['--import', 'tsx', join(__dirname, 'serve-local.ts'), JSON.stringify({ dataDir, ...options })], {
    cwd: root,
  })
  const port = await running.says(/port (\d+)/)
  const send = (changes: Partial<typeof message> = {}) =>
    fetch(`http://127.0.0.1:${port}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { authorization: 'Bearer cle-publique-locale', 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, ...changes }),
    })
  return { running, send }
}

/** Then, for the database, so many milliseconds pass. */
async function storedMessages(pass = 0) {
  const database = await openEmbeddedDatabase(join(dataDir, 'requests'))
  const rows = await database.query(
    "select message->>'message' as message, attempts, sent_at is not null as sent from contact_requests order by received_at",
    [],
  )
  await database.exec(grownOlder(pass))
  await database.close()
  return rows
}

test('killed right after its 200, it still has the message, and sends the e-mail at its next start', async () => {
  // Port 1 refuses: the carrier is down.
  const first = await serve({ env: { MAIL_API_URL: 'http://127.0.0.1:1/emails', MAIL_API_KEY: 'cle' } })
  expect((await first.send()).status).toBe(200)
  await first.running.end('SIGKILL')
  expect(await storedMessages(120_000)).toEqual([{ message: message.message, attempts: 1, sent: false }])

  const second = await serve()
  const path = await second.running.says(/Courriel écrit : (.+\.eml)/)
  // The visitor, who may not have seen the answer, sends it again.
  expect((await second.send()).status).toBe(200)
  await second.running.end('SIGTERM')
  expect(await storedMessages()).toEqual([{ message: message.message, attempts: 2, sent: true }])
  expect(await readdir(join(dataDir, 'courriels'))).toEqual([path.split('/').at(-1)])
}, 120_000)

test('killed among forty messages at once, it has every one that it acknowledged', async () => {
  const { send, running: child } = await serve()
  const acknowledged: string[] = []
  let killed: Promise<void> | undefined
  await Promise.all(
    Array.from({ length: 40 }, async (_, number) => {
      const text = `Message ${number}`
      const response = await send({ message: text }).catch(() => undefined)
      if (response?.status !== 200) return
      acknowledged.push(text)
      if (acknowledged.length === 10) killed = child.end('SIGKILL')
    }),
  )
  await killed
  expect(acknowledged.length).toBeGreaterThanOrEqual(10)
  const stored = JSON.stringify(await storedMessages())
  expect(acknowledged.filter((text) => !stored.includes(`"${text}"`))).toEqual([])
}, 120_000)
