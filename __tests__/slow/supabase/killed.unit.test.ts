// Kills the process of the function and its database again and again. Faults of the network, the
// store and the mail provider are in receive-message.unit.test.ts and send-request.unit.test.ts.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { sendRequest } from '../../../components/forms/send-request'
import { createLocalFunctions } from '../../../scripts/local-server/contact-function'
import {
  openEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../../../scripts/local-server/embedded-database'
import { buildIdempotencyKey } from '../../../supabase/functions/_shared/idempotency-key'
import { message } from '../../supabase/functions/send-contact-email/doubles'
import { start } from '../processes'

const [visitors, messagesEach, killEvery] = [10, 30, 12]
const moments = ['before commit', 'after commit', 'before note', 'after note', '0', '3', '10', '30']

/**
 * As Resend documents its own: a key that was accepted is answered and not sent again. One call in
 * three fails, sometimes after it was accepted.
 */
async function startMailProvider() {
  const accepted = new Map<string, string>()
  const state = { calls: 0, fails: true }
  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    incoming.on('end', () => {
      const turn = state.fails ? (state.calls += 1) % 6 : 1
      if (turn === 0) return outgoing.writeHead(500).end()
      accepted.set(
        String(incoming.headers['idempotency-key']),
        /Message (\d+)/.exec(body)?.[1] ?? body,
      )
      return turn === 3 ? incoming.destroy() : outgoing.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    state,
    accepted,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
  }
}

test('loses and doubles no acknowledged message when it is killed at any moment', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const dataDir = await mkdtemp(join(tmpdir(), 'fanal-killed-'))
  const mailProvider = await startMailProvider()
  let [host, kills, isOver] = ['', 0, false]
  let running: ReturnType<typeof start> | undefined
  const launch = async (): Promise<void> => {
    const script = join(__dirname, 'function-process.ts')
    running = start(process.execPath, ['--import', 'tsx', script, dataDir, mailProvider.address], {
      cwd: join(__dirname, '../../..'),
    })
    const { waitForOutput, exited } = running
    void exited.then(() => {
      if (isOver) return
      kills += 1
      isUp = launch()
    })
    host = `http://127.0.0.1:${await waitForOutput(/^port (\d+)$/m)}`
  }
  let isUp = launch()

  const deaths = new Map<string, string | undefined>()
  const fetchOnSite = fetch
  globalThis.fetch = (path, init) => {
    const { message: text } = JSON.parse(init?.body as string) as typeof message
    const death = deaths.get(text)
    deaths.delete(text)
    const headers = {
      ...(init?.headers as Record<string, string>),
      Authorization: 'Bearer cle-publique-locale',
      ...(death !== undefined && { 'x-die': death }),
    }
    return fetchOnSite(`${host}${path as string}`, { ...init, headers })
  }

  const thanked: string[] = []
  const visit = async (visitor: number) => {
    for (let turn = 0; turn < messagesEach; turn += 1) {
      const number = turn * visitors + visitor
      const text = `Message ${number}`
      const idempotencyKey = buildIdempotencyKey()
      if (number % killEvery === 0) deaths.set(text, moments[(number / killEvery) % moments.length])
      for (let isSent = false; !isSent;) {
        await isUp
        isSent = await sendRequest({ ...message, message: text }, idempotencyKey)
      }
      thanked.push(String(number))
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  isOver = true
  globalThis.fetch = fetchOnSite
  await running?.end('SIGKILL')
  expect(kills).toBeGreaterThan((visitors * messagesEach) / killEvery / 2)

  // The mail provider works again hours later.
  mailProvider.state.fails = false
  let database: EmbeddedDatabase | undefined
  const { ready, retryPending, close } = createLocalFunctions({
    dataDir,
    env: { MAIL_API_URL: mailProvider.address, MAIL_API_KEY: 're_test' },
    log: () => undefined,
    openDatabase: async (directory) => (database = await openEmbeddedDatabase(directory)),
  })
  await ready
  const rows = await database?.query(
    "select substr(message->>'message', 9) as number from private.contact_requests",
    [],
  )
  // Not the day on which it came: an e-mail names it, and after midnight it would be another
  // e-mail.
  await database?.exec('update private.contact_requests set next_attempt_at = now()')
  expect(await retryPending()).toMatchObject({ waiting: 0 })
  await close()
  await new Promise((resolve) => mailProvider.server.close(resolve))
  await rm(dataDir, { recursive: true })

  const everyone = thanked.sort()
  expect(everyone).toHaveLength(visitors * messagesEach)
  expect(rows?.map((row) => (row as { number: string }).number).sort()).toEqual(everyone)
  expect([...mailProvider.accepted.values()].sort()).toEqual(everyone)
}, 600_000)
