import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { answerWith } from '../../../scripts/local/node-http.ts'
import { createLocalFunction, type LocalFunction } from '../../../scripts/local/contact-function.ts'
import { message } from '../../supabase/doubles.ts'

const lines: string[] = []
let dataDir = ''
let local: LocalFunction
let server: Server
let port = 0

const create = (env: Record<string, string> = {}) => createLocalFunction({ dataDir, env, log: (line) => lines.push(line), retryEveryMs: 0 })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fonction-locale-'))
  local = create()
  server = createServer((incoming, outgoing) => void answerWith(local.handle, incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
}, 60_000)
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await local.close()
  await rm(dataDir, { recursive: true, force: true })
})

const courriels = async () => (await readdir(join(dataDir, 'courriels'))).sort()
const path = '/functions/v1/send-contact-email'
const headers = {
  authorization: 'Bearer cle-publique-locale',
  'content-type': 'application/json',
  origin: 'http://localhost:3000',
}
const send = (changes: Partial<typeof message> = {}, more: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify({ ...message, ...changes }),
  })

/** Node's own client, which shows what the wire shows. */
const raw = (options: { method?: string; headers?: Record<string, string | number> }, body?: Buffer) =>
  new Promise<number>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', ...options }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

test('a message waits for the database’s first start, then is an e-mail file whose place the log tells', async () => {
  expect((await send()).status).toBe(200)
  const [file, ...others] = await courriels()
  expect(others).toEqual([])
  expect(lines).toEqual([`Courriel écrit : ${join(dataDir, 'courriels', file ?? '')}`])
  expect(await readFile(join(dataDir, 'courriels', file ?? ''), 'utf8')).toMatch(/^Reply-To: marie@exemple\.ca\r$/m)
  expect(await local.retryPending()).toEqual({ sent: 0, failed: 0, waiting: 0, erased: 0 })
}, 60_000)

test('a forged X-Forwarded-For changes nothing: the connection’s address counts', async () => {
  const statuses = []
  for (let number = 2; number <= 6; number += 1)
    statuses.push((await send({ message: `n ${number}` }, { 'x-forwarded-for': `198.51.100.${number}` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('10 MB on the wire are answered 413, promised or not, and the next request is served', async () => {
  const large = Buffer.alloc(10_000_000, 'a')
  const { origin: _, ...without } = headers
  expect(await raw({ headers: { ...without, 'content-length': large.length } }, large)).toBe(413)
  expect(await raw({ headers: { ...without, 'transfer-encoding': 'chunked' } }, large)).toBe(413)
  expect(await raw({ method: 'GET' })).toBe(405)
})

test('a visitor who hangs up midway harms nobody', async () => {
  await new Promise<void>((resolve) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', headers: { ...headers, 'content-length': 1_000 } })
    outgoing.on('error', () => resolve())
    outgoing.write('{"name":', () => outgoing.destroy(new Error('hung up')))
  })
  expect(await raw({ method: 'GET' })).toBe(405)
})

test('a second process in the same folder leaves the database alone and carries messages by e-mail', async () => {
  const before = (await courriels()).length
  const second = create()
  await second.ready
  const response = await second.handle(
    new Request(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify({ ...message, message: 'Autre' }) }),
    '203.0.113.7',
  )
  expect(response.status).toBe(200)
  expect(await courriels()).toHaveLength(before + 1)
  expect(lines.join('\n')).toContain(`déjà ouvert par le processus ${process.pid}`)
  await second.close()
  expect(await local.retryPending()).toMatchObject({ waiting: 0 })
})

test('no line of the log repeats what the visitor wrote', () => {
  expect(lines.length).toBeGreaterThan(5)
  for (const value of ['Tremblay', 'exemple.ca', '0134', 'Limoilou', '127.0.0.1']) expect(lines.join('\n')).not.toContain(value)
})
