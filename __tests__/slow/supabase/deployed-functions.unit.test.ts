// Runs both functions as Supabase does: under Deno, on PostgreSQL, with a mail API on a port.
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { message } from '../../supabase/functions/send-contact-email/doubles'
import { scheduleSecret, startInDeno, startMailApi, visitorHeaders } from './deno.ts'
import { endConnectionsAgainAndAgain, testOnPostgres } from './real-postgres.ts'

const messages = 200
const noLimits = { LIMIT_PER_ADDRESS: '100000', LIMIT_PER_HOUR: '100000' }

async function post(url: string, body: object, changes: Record<string, string> = {}) {
  const headers = { ...visitorHeaders, ...changes }
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers })
  const answer = (await response.json()) as {
    code: string
    waiting?: number
    previous?: string
  }
  return { ...answer, status: response.status }
}

async function deploy(databaseUrl: string, env = {}) {
  const { server, mails } = await startMailApi()
  const { url, output } = await startInDeno('send-contact-email', databaseUrl, server, env)
  return {
    server,
    mails,
    url,
    output,
    send: (number: number, headers = {}) =>
      post(url, { ...message, message: `Message ${number}.` }, headers),
    ask: (path: 'retry' | 'watch') =>
      post(`${url}/${path}`, {}, { authorization: `Bearer ${scheduleSecret}` }),
  }
}

const readToken = ({ text }: { text: string }) => text.split('#')[1]?.trim() ?? ''

/** Stands in for pg_cron and pg_net: records what the schedules ask of them. */
const fakeExtensions = `
  create schema cron;
  create schema net;
  create table cron.job (jobname text primary key, command text);
  create table cron.job_run_details (end_time timestamptz);
  insert into cron.job_run_details values (now()), (now() - interval '8 days');
  create table net.calls (url text, headers jsonb);
  create function cron.schedule(name text, schedule text, command text) returns void
    language sql as $$
      insert into cron.job values (name, command)
      on conflict (jobname) do update set command = excluded.command $$;
  create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns void
    language sql as $$ insert into net.calls values (url, headers) $$;`

testOnPostgres('runs the schedules, which call the function with its secret', async (url, sql) => {
  const schedules = readFileSync('supabase/schedules.sql', 'utf8')
    .replace(/create extension .*;/g, '')
    .replaceAll('<project-ref>', 'abcdefgh')
    .replaceAll('<schedule-secret>', scheduleSecret)
  await sql.unsafe(fakeExtensions)
  // An owner may run them twice.
  for (let time = 0; time < 2; time += 1) await sql.unsafe(schedules)
  const jobs = await sql<{ command: string }[]>`select command from cron.job`
  for (const { command } of jobs) await sql.unsafe(command)

  const calls = await sql<{ url: string; headers: Record<string, string> }[]>`
    select url, headers from net.calls`
  const address = 'https://abcdefgh.supabase.co/functions/v1/send-contact-email/retry'
  expect([jobs.length, calls.map((call) => call.url)]).toEqual([2, [address]])
  expect(await sql`select from cron.job_run_details`).toHaveLength(1)
  const ask = (address: string) => post(address, {}, calls[0]?.headers)
  const deployed = await deploy(url)
  expect(await ask(`${deployed.url}/retry`)).toMatchObject({ waiting: 0 })
  expect(await ask(`${deployed.url}/watch`)).toMatchObject({ code: 'watched', problems: 0 })
  expect(deployed.output()).not.toContain('Configuration :')
  const withoutLinks = await deploy(url, { LINK_KEYS: '' })
  expect(await ask(`${withoutLinks.url}/watch`)).toMatchObject({ code: 'silent', problems: 1 })
})

testOnPostgres('counts the address that Cloudflare writes', async (url) => {
  const { mails, send } = await deploy(url)
  for (let number = 1; number <= 11; number += 1)
    await send(number, {
      'x-forwarded-for': `198.51.100.${number}`,
      'cf-connecting-ip': '203.0.113.7',
    })
  await send(12, { 'cf-connecting-ip': '203.0.113.8' })
  const mailed = mails.map(({ text }) => Number(/Message (\d+)\./.exec(text)?.[1]))
  expect(mailed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12])
})

test('sends the e-mail without a database, and logs nothing personal', async () => {
  const { mails, send, output } = await deploy('postgres://postgres@127.0.0.1:1/postgres')
  expect((await send(1, { 'cf-connecting-ip': '203.0.113.9' })).status).toBe(200)
  expect(mails).toHaveLength(1)
  expect(output()).toContain('part par courriel seulement')
  expect(output()).not.toMatch(/Tremblay|exemple\.ca|0134|203\.0/)
})

testOnPostgres(
  'keeps the first of outcomes chosen at once, and tells the others',
  async (url, sql) => {
    const { server, mails, send } = await deploy(url, noLimits)
    const button = await startInDeno('mark-request-handled', url, server)
    for (let number = 0; number < 20; number += 1) await send(number)
    for (const token of mails.map(readToken)) {
      const choices = Array.from({ length: 8 }, (_, index) => (index % 2 ? 'reached' : 'dropped'))
      const answers = await Promise.all(
        choices.map((outcome) => post(button.url, { token, outcome })),
      )
      const first = choices[answers.findIndex(({ status }) => status === 200)]
      const told = answers.filter(({ status }) => status === 409).map(({ previous }) => previous)
      expect(told).toEqual(Array(7).fill(first))
      expect(
        await sql`select outcome from private.contact_requests where id = ${token.slice(0, 36)}`,
      ).toEqual([{ outcome: first }])
    }
  },
)

testOnPostgres('sends each due e-mail once when two schedules run at once', async (url, sql) => {
  const { mails, ask } = await deploy(url, noLimits)
  // Otherwise the reminder says that it never ran, if the test runs in opening hours.
  await ask('watch')
  await sql`
    insert into private.contact_requests (id, message, next_attempt_at)
    select gen_random_uuid(), ${sql.json(message)}, now() from generate_series(1, ${messages})`
  const runSchedule = async () => {
    while ((await ask('retry')).waiting !== 0);
  }
  await Promise.all([runSchedule(), runSchedule()])
  const tokens = mails.map(readToken)
  expect([tokens.length, new Set(tokens).size]).toEqual([messages, messages])
})

testOnPostgres('sends and marks each request once while connections end', async (url, sql) => {
  const { server, mails, send, ask } = await deploy(url, noLimits)
  await ask('watch')
  const button = await startInDeno('mark-request-handled', url, server)
  for (let number = 0; number < 10; number += 1) await send(number)
  const tokens = mails.map(readToken)

  const stopFaults = endConnectionsAgainAndAgain(sql)
  const answers = await Promise.all(Array.from({ length: messages }, (_, number) => send(number)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const mark = (token: string) => post(button.url, { token, outcome: 'reached' })
  for (const token of tokens) while ((await mark(token)).status === 503);
  stopFaults()

  await sql`update private.contact_requests set next_attempt_at = now()`
  while ((await ask('retry')).waiting !== 0);
  const received = mails.map(({ text }) => /Message (\d+)\./.exec(text)?.[1])
  expect(new Set(received).size).toBe(messages)
  const rows = await sql<{ id: string; words: string; handled: boolean }[]>`
    select id::text, message->>'message' as words, handled_at is not null as handled
      from private.contact_requests`
  expect(new Set(rows.map(({ words }) => words)).size).toBe(rows.length)
  const handled = rows.filter((row) => row.handled).map(({ id }) => id)
  expect(handled.sort()).toEqual(tokens.map((token) => token.slice(0, 36)).sort())
})
