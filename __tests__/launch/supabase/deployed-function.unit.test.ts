// The function as Supabase runs it: under Deno, with a Postgres that has Supabase's roles and
// grants, and a mail API on a port.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { message } from '../../supabase/functions/send-contact-email/doubles.ts'
import { start, type Running } from '../../support/processes.ts'
import { retrySecret, site, startInDeno, startMailApi, visitorHeaders } from './deno.ts'
import { connect, migrate } from './real-postgres.ts'

const root = join(__dirname, '../../..')
const projectRef = 'abcdefgh'

let mailApi: Awaited<ReturnType<typeof startMailApi>>
let database: Running
let deployed: Awaited<ReturnType<typeof startInDeno>>
let sql: ReturnType<typeof connect>

beforeAll(async () => {
  mailApi = await startMailApi()
  database = start(process.execPath, [join(__dirname, 'postgres-on-a-port.mjs')], { cwd: root })
  const port = await database.waitForOutput(/^(\d+)$/m)
  const databaseUrl = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  sql = connect(databaseUrl)
  await migrate(sql)
  deployed = await startInDeno('send-contact-email', databaseUrl, mailApi.server)
})

beforeEach(() => {
  mailApi.mails.length = 0
})

afterAll(async () => {
  await sql.end()
  await database.end('SIGKILL')
})

let visitors = 0

function send(words: string, address: string) {
  visitors += 1
  return fetch(deployed.url, {
    method: 'POST',
    headers: {
      ...visitorHeaders,
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
  expect((await fetch(deployed.url, { method: 'OPTIONS', headers })).status).toBe(204)
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
      deployed.url,
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
  expect(mailApi.mails).toEqual(
    subjects.map((each) =>
      expect.objectContaining({ subject: each, reply_to: 'marie@exemple.ca' }),
    ),
  )
})

test('sends the e-mail when the database is gone and logs nothing personal', async () => {
  await sql.end()
  await database.end('SIGKILL')
  expect((await send('Sans base', '203.0.113.9')).status).toBe(200)
  expect(mailApi.mails).toHaveLength(1)
  expect(deployed.output()).toContain('part par courriel seulement')
  expect(deployed.output()).not.toMatch(/Tremblay|exemple\.ca|0134|203\.0/)
})
