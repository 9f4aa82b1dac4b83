// The function as Supabase runs it: under Deno, with a Postgres that has Supabase's roles and
// grants, and a mail API on a port.
import { execFile } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import postgres from 'postgres'

import { message } from '../../supabase/functions/send-contact-email/doubles.ts'
import { start, type Running } from '../../support/processes.ts'

const root = join(__dirname, '../../..')
const projectRef = 'abcdefgh'
const retrySecret = 'secret-of-the-schedules'
const site = 'https://www.your-domain.quebec'
const mails: unknown[] = []

let mailApi: Server
let database: Running
let deployed: Running
let sql: ReturnType<typeof postgres>
let functionUrl = ''

beforeAll(async () => {
  mailApi = await startMailApi()
  database = start(process.execPath, [join(__dirname, 'postgres-on-a-port.mjs')], { cwd: root })
  const port = await database.waitForOutput(/^(\d+)$/m)
  const databaseUrl = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  sql = postgres(databaseUrl, {
    max: 1,
    prepare: false,
    idle_timeout: 1,
    onnotice: () => undefined,
  })
  await migrate()
  deployed = await startFunction(databaseUrl)
  const origin = await deployed.waitForOutput(/Listening on (http:\/\/127\.0\.0\.1:\d+)/)
  functionUrl = `${origin}/send-contact-email`
})

beforeEach(() => {
  mails.length = 0
})

afterAll(async () => {
  await sql.end()
  await deployed.end('SIGTERM')
  await database.end('SIGKILL')
  await new Promise((resolve) => mailApi.close(resolve))
})

async function startMailApi(): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    incoming.on('end', () => {
      mails.push(JSON.parse(body))
      outgoing.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function migrate() {
  const folder = join(root, 'supabase/migrations')
  for (const name of (await readdir(folder)).sort())
    await sql.unsafe(await readFile(join(folder, name), 'utf8'))
}

async function startFunction(databaseUrl: string): Promise<Running> {
  // Installed by npx at its first use: 90 MB that no other test needs.
  const { stdout: deno } = await promisify(execFile)('npx', [
    '--yes',
    '--package',
    'deno@2.9.6',
    '--call',
    'command -v deno',
  ])
  const options = [
    'run',
    '--cached-only',
    '--no-lock',
    '--no-prompt',
    '--allow-env',
    '--allow-net=127.0.0.1',
  ]
  return start(deno.trim(), [...options, join(__dirname, 'serve-in-deno.ts')], {
    cwd: root,
    env: {
      FUNCTION_KEY: 'sb_publishable_1',
      ALLOWED_ORIGINS: site,
      CONTACT_TO: 'bonjour@your-domain.quebec',
      CONTACT_FROM: 'Fanal <site@your-domain.quebec>',
      MAIL_API_KEY: 're_1',
      MAIL_API_URL: `http://127.0.0.1:${(mailApi.address() as AddressInfo).port}/emails`,
      ADDRESS_SALT: 'salt',
      RETRY_SECRET: retrySecret,
      LINK_KEYS: '1'.repeat(32),
      SUPABASE_DB_URL: databaseUrl,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    },
  })
}

let visitors = 0

function send(words: string, address: string) {
  visitors += 1
  return fetch(functionUrl, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sb_publishable_1',
      'content-type': 'application/json',
      origin: site,
      // A visitor can write the first of these, and not the second.
      'x-forwarded-for': `198.51.100.${visitors}`,
      'cf-connecting-ip': address,
    },
    body: JSON.stringify({ ...message, message: words }),
  })
}

test('starts with a whole configuration and answers a preflight', async () => {
  expect(deployed.output()).not.toContain('Configuration :')
  const headers = { origin: site, 'access-control-request-method': 'POST' }
  expect((await fetch(functionUrl, { method: 'OPTIONS', headers })).status).toBe(204)
})

test('runs the schedules, which call the function with its secret', async () => {
  const text = await readFile(join(root, 'supabase/schedules.sql'), 'utf8')
  const schedules = text
    .replaceAll('<project-ref>', projectRef)
    .replaceAll('<retry-secret>', retrySecret)
  // An owner may run them twice.
  for (let time = 0; time < 2; time += 1) await sql.unsafe(schedules)

  const jobs = await sql<
    { jobname: string; command: string }[]
  >`select jobname, command from cron.job order by jobname`
  expect(jobs.map(({ jobname }) => jobname)).toEqual([
    'contact-requests-retention',
    'contact-requests-retry',
  ])
  for (const { command } of jobs) await sql.unsafe(command)

  const [call] = await sql<
    { url: string; headers: Record<string, string> }[]
  >`select url, headers from net.asked`
  const url =
    call?.url.replace(
      `https://${projectRef}.supabase.co/functions/v1/send-contact-email`,
      functionUrl,
    ) ?? ''
  const response = await fetch(url, { method: 'POST', headers: call?.headers ?? {} })
  expect([response.status, await response.json()]).toEqual([
    200,
    expect.objectContaining({ code: 'retried', waiting: 0 }),
  ])
})

test('sends a repeated message once and marks those over the limit', async () => {
  const words = ['n 1', ...Array.from({ length: 11 }, (_, index) => `n ${index + 1}`)]
  for (const each of words) expect((await send(each, '203.0.113.7')).status).toBe(200)
  await send('n 12', '203.0.113.8')

  const subject = 'Marie Tremblay cherche une résidence pour un proche'
  const subjects = [...words.slice(2).map(() => subject), `[À vérifier] ${subject}`, subject]
  expect(mails).toEqual(
    subjects.map((each) =>
      expect.objectContaining({ subject: each, reply_to: 'marie@exemple.ca' }),
    ),
  )
})

test('sends the e-mail when the database is gone and logs nothing personal', async () => {
  await sql.end()
  await database.end('SIGKILL')
  expect((await send('Sans base', '203.0.113.9')).status).toBe(200)
  expect(mails).toHaveLength(1)
  expect(deployed.output()).toContain('part par courriel seulement')
  expect(deployed.output()).not.toMatch(/Tremblay|exemple\.ca|0134|203\.0/)
})
