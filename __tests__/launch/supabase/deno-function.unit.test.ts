// The deployed entry, index.ts, under Deno, with a Postgres and a mail API that it reaches by address as it does on Supabase.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { message } from '../../supabase/doubles.ts'
import { start, type Running } from '../../support/processes.ts'

const root = join(__dirname, '../../..')
const mails: unknown[] = []
let carrier: Server
let database: Running | undefined
let running: Running | undefined
let address = ''

beforeAll(async () => {
  carrier = createServer((incoming, outgoing) => {
    let body = ''
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
    incoming.on('end', () => {
      mails.push(JSON.parse(body))
      outgoing.end('{"id":"1"}')
    })
  })
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve))
  const { port } = carrier.address() as AddressInfo
  database = start(process.execPath, [join(__dirname, 'postgres-on-a-port.mjs')], { cwd: root })
  const databasePort = await database.says(/^(\d+)$/m)
  // Nothing is fetched: the packages come from node_modules. The only network is 127.0.0.1.
  const options = ['run', '--cached-only', '--no-lock', '--no-prompt', '--allow-env', '--allow-net=127.0.0.1']
  running = start(process.execPath, [join(root, 'node_modules/deno/bin.cjs'), ...options, join(__dirname, 'serve-in-deno.ts')], {
    cwd: root,
    env: {
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      SUPABASE_DB_URL: `postgres://postgres:postgres@127.0.0.1:${databasePort}/postgres`,
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_test"}',
      ALLOWED_ORIGINS: 'https://www.fanal.example',
      CONTACT_TO: 'agence@fanal.example',
      CONTACT_FROM: 'Fanal <site@fanal.example>',
      ADDRESS_SALT: 'sel',
      RETRY_SECRET: 'secret-de-reprise',
      MAIL_API_URL: `http://127.0.0.1:${port}/emails`,
      MAIL_API_KEY: 're_test',
    },
  })
  address = await running.says(/Listening on (http:\/\/127\.0\.0\.1:\d+)/)
}, 120_000)
afterAll(async () => {
  await running?.end('SIGTERM')
  await database?.end('SIGKILL')
  await new Promise((resolve) => carrier.close(resolve))
})

let visitors = 0

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${address}/send-contact-email`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sb_publishable_test',
      'content-type': 'application/json',
      origin: 'https://www.fanal.example',
      // Anyone may write the first of these, nobody the second.
      'x-forwarded-for': `198.51.100.${++visitors}`,
      'cf-connecting-ip': '203.0.113.7',
      ...headers,
    },
    body: JSON.stringify(body),
  })

test('stores, e-mails, recognises the same message, tells apart what is over the limits, and takes up what waits', async () => {
  expect((await send(message)).status).toBe(200)
  expect((await send(message)).status).toBe(200)
  expect(mails).toEqual([
    expect.objectContaining({ subject: 'Marie Tremblay cherche une résidence pour un proche', reply_to: 'marie@exemple.ca' }),
  ])
  for (let number = 2; number <= 10; number += 1) expect((await send({ ...message, message: `n ${number}` })).status).toBe(200)
  expect((await send({ ...message, message: 'n 11' })).status).toBe(200)
  expect(mails[10]).toMatchObject({ subject: '[À vérifier] Marie Tremblay cherche une résidence pour un proche' })
  expect((await send({ ...message, message: 'n 12' }, { 'cf-connecting-ip': '203.0.113.8' })).status).toBe(200)
  expect(mails[11]).toMatchObject({ subject: 'Marie Tremblay cherche une résidence pour un proche' })
  expect((await send(message, { authorization: 'Bearer autre' })).status).toBe(401)
  expect((await send(message, { origin: 'https://evil.example' })).status).toBe(403)
  const retried = await fetch(`${address}/send-contact-email/retry`, {
    method: 'POST',
    headers: { authorization: 'Bearer secret-de-reprise' },
  })
  expect(await retried.json()).toMatchObject({ code: 'retried', sent: 0, failed: 0, waiting: 0, erased: 0 })
})

test('with its database gone, the e-mail still carries the message', async () => {
  await database?.end('SIGKILL')
  expect((await send({ ...message, message: 'Sans base' }, { 'cf-connecting-ip': '203.0.113.9' })).status).toBe(200)
  expect(mails).toHaveLength(13)
  expect(running?.output()).toContain('part par courriel seulement')
  expect(running?.output()).not.toMatch(/Tremblay|exemple\.ca|0134|203\.0/)
}, 30_000)
