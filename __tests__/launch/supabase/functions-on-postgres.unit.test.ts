// Both functions under Deno on a real PostgreSQL, from the form to the mark.
import { expect } from '@jest/globals'
import { createHandledLink } from '../../../supabase/functions/_shared/handled-link.ts'
import { message } from '../../supabase/functions/send-contact-email/doubles.ts'
import {
  linkKey,
  retrySecret,
  site,
  startInDeno,
  startMailApi,
  visitorHeaders as headers,
} from './deno.ts'
import { endConnectionsAgainAndAgain, testOnPostgres } from './real-postgres.ts'

const messages = 200

async function post(url: string, body: unknown, changes = {}) {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { ...headers, ...changes } }
  const response = await fetch(url, init)
  const answer = (await response.json()) as { message: string; waiting?: number }
  return { ...answer, status: response.status }
}

async function deploy(databaseUrl: string) {
  const { server, mails } = await startMailApi()
  const limits = { LIMIT_PER_ADDRESS: '100000', LIMIT_PER_HOUR: '100000' }
  const form = await startInDeno('send-contact-email', databaseUrl, server, limits)
  const button = await startInDeno('mark-request-handled', databaseUrl, server)
  return {
    mails,
    send: (number: number) => post(form.url, { ...message, message: `Message ${number}.` }),
    retry: () => post(`${form.url}/retry`, {}, { authorization: `Bearer ${retrySecret}` }),
    mark: (token = '') => post(button.url, { token }),
    readTokens: () => mails.map(({ text }) => text.split('#')[1]?.trim() ?? ''),
  }
}

const getId = (token: string) => token.slice(0, 36)

testOnPostgres('sends and marks each request once while connections end', async (url, sql) => {
  const { mails, send, retry, mark, readTokens } = await deploy(url)
  for (let number = 0; number < 10; number += 1) await send(number)
  const tokens = readTokens()

  const stopFaults = endConnectionsAgainAndAgain(sql)
  const answers = await Promise.all(Array.from({ length: messages }, (_, number) => send(number)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  for (const token of tokens) while ((await mark(token)).status === 503);
  stopFaults()

  await sql`update private.contact_requests set next_attempt_at = now()`
  while ((await retry()).waiting !== 0);
  const received = mails.map(({ text }) => /Message (\d+)\./.exec(text)?.[1])
  expect(new Set(received).size).toBe(messages)
  const rows = await sql<{ id: string; words: string; handled: boolean }[]>`
    select id::text, message->>'message' as words, handled_at is not null as handled
      from private.contact_requests`
  expect(new Set(rows.map(({ words }) => words)).size).toBe(rows.length)
  const handled = rows.filter((row) => row.handled).map(({ id }) => id)
  expect(handled.sort()).toEqual(tokens.map(getId).sort())
})

testOnPostgres('refuses a link altered, of another request or too old', async (url, sql) => {
  const { send, mark, readTokens } = await deploy(url)
  for (const number of [0, 1]) await send(number)
  const [token = '', other = ''] = readTokens()
  const altered = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
  const ofAnother = getId(other) + token.slice(36)
  const old = await createHandledLink(
    { id: getId(token), receivedOn: '2025-11-27' },
    '2025-11-27',
    {
      site,
      keys: [linkKey],
    },
  )
  const refusals = [altered, ofAnother, old.split('#')[1]].map(mark)
  expect((await Promise.all(refusals)).map((answer) => answer.message)).toEqual([
    'Ce lien est incomplet ou a été modifié.',
    'Ce lien est incomplet ou a été modifié.',
    'Ce lien a plus de 60 jours.',
  ])
  expect(await sql`select from private.contact_requests where handled_at is not null`).toEqual([])
  expect((await mark(token)).message).toBe('C’est noté.')
})
