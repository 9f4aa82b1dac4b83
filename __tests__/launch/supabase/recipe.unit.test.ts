// The steps of supabase/README.md, each in a terminal of its own, but for those of Supabase's own command, which are done here. The project is the nearest
// thing that runs here: Postgres with Supabase's roles and grants, the function under Deno, a mail API on a port.
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import postgres from 'postgres'

import { message } from '../../supabase/doubles.ts'
import { start, type Running } from '../../support/processes.ts'

const root = join(__dirname, '../../..')
const projectKey = 'sb_publishable_...'
const mails: unknown[] = []
let folder = ''
let readme = ''
let carrier: Server
let database: Running | undefined
let deployed: Running | undefined
let databaseAddress = ''
let functionAddress = ''
let sql: ReturnType<typeof postgres>

/** The blocks of one language in one section, each as it stands. */
const blocks = (section: string, language: string) =>
  [
    ...(readme.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(
      new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^ *\`\`\``, 'gm'),
    ),
  ].map(([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))

const run = promisify(execFile)

/** A new terminal in the folder of the project. */
async function terminal(commands: string) {
  // A bash whose input is a socket, as Node's is, takes itself for a remote shell and would read the machine's own bashrc.
  return (await run('bash', ['--norc', '-euc', commands], { cwd: folder })).stdout
}

beforeAll(async () => {
  readme = await readFile(join(root, 'supabase/README.md'), 'utf8')
  folder = await mkdtemp(join(tmpdir(), 'fanal-recipe-'))
  await cp(join(root, 'supabase'), join(folder, 'supabase'), { recursive: true })
  carrier = createServer((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    incoming.on('end', () => {
      mails.push(JSON.parse(body))
      outgoing.end('{}')
    })
  })
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve))
  database = start(process.execPath, [join(__dirname, 'postgres-on-a-port.mjs')], { cwd: root })
  databaseAddress = `postgres://postgres:postgres@127.0.0.1:${await database.says(/^(\d+)$/m)}/postgres`
  sql = postgres(databaseAddress, { max: 1, prepare: false, idle_timeout: 1, onnotice: () => undefined })
})
afterAll(async () => {
  await sql.end()
  await deployed?.end('SIGTERM')
  await database?.end('SIGKILL')
  await new Promise((resolve) => carrier.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

/** What Supabase does with a function that was deployed: runs it with the project's secrets, its database and its keys. */
async function runDeployed() {
  const values = await readFile(join(folder, 'supabase/production.env'), 'utf8')
  // Fetched at its first use and kept by npm: 90 MB that no other test needs.
  const { stdout: deno } = await run('npx', ['--yes', '--package', 'deno@2.9.6', '--call', 'command -v deno'])
  const options = ['run', '--cached-only', '--no-lock', '--no-prompt', '--allow-env', '--allow-net=127.0.0.1']
  deployed = start(deno.trim(), [...options, join(__dirname, 'serve-in-deno.ts')], {
    cwd: root,
    env: {
      ...Object.fromEntries(Array.from(values.matchAll(/^(\w+)='(.*)'$/gm), ([, name = '', value = '']) => [name, value])),
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      SUPABASE_DB_URL: databaseAddress,
      // The one that the newcomer has no account with.
      MAIL_API_URL: `http://127.0.0.1:${(carrier.address() as AddressInfo).port}/emails`,
    },
  })
  functionAddress = await deployed.says(/Listening on (http:\/\/127\.0\.0\.1:\d+)/)
}

test('each step works with what the ones before it left, to the last', async () => {
  const steps = blocks('Deploying to Supabase', 'sh')
  expect(steps).toHaveLength(8)
  const [values = '', , , , , schedules = '', attempts = '', build = ''] = steps

  const kept = await terminal(values)
  expect(kept).toMatch(/^RETRY_SECRET='[0-9a-f]{64}'$/m)
  expect(await terminal(values)).toBe(kept)
  const migrations = join(folder, 'supabase/migrations')
  for (const name of (await readdir(migrations)).sort()) await sql.unsafe(await readFile(join(migrations, name), 'utf8'))
  await runDeployed()
  expect(deployed?.output()).not.toContain('Configuration :')

  // In the SQL editor; twice, as it may be.
  const printed = await terminal(schedules)
  expect(printed).not.toMatch(/<[\w-]+>/)
  for (let time = 0; time < 2; time += 1) await sql.unsafe(printed)

  const said = [...attempts.matchAll(/^# (\d{3}),/gm)].map(([, status]) => status)
  expect(said).toHaveLength(5)
  const shown = await terminal(attempts.replace('https://$PROJECT_REF.supabase.co/functions/v1', functionAddress))
  expect([...shown.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual(said)
  expect(shown).toContain('"waiting":0')
  expect(mails).toEqual([expect.objectContaining({ to: ['bonjour@your-domain.quebec'], from: 'Fanal <site@your-domain.quebec>' })])
  expect(await terminal(build)).toBe(`FUNCTION_HOST=https://abcdefgh.supabase.co\nFUNCTION_KEY=${projectKey}\n`)
})

test('the schedules call what is there', async () => {
  const jobs = await sql<{ jobname: string; command: string }[]>`select jobname, command from cron.job order by jobname`
  expect(jobs.map(({ jobname }) => jobname)).toEqual(['contact-requests-retention', 'contact-requests-retry'])
  for (const { command } of jobs) await sql.unsafe(command)
  const [asked] = await sql<{ url: string; headers: Record<string, string> }[]>`select url, headers from net.asked`
  const path = asked?.url.replace('https://abcdefgh.supabase.co/functions/v1', functionAddress) ?? ''
  const answer = await fetch(path, { method: 'POST', headers: asked?.headers ?? {} })
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ code: 'retried' })])
})

test('what the README looks up can be looked up', async () => {
  const [statements = ''] = blocks('Looking after it', 'sql')
  expect(statements.split(';').length).toBeGreaterThan(4)
  await sql.unsafe(statements)
})

let visitors = 0

const send = (words: string, address: string) =>
  fetch(`${functionAddress}/send-contact-email`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${projectKey}`,
      'content-type': 'application/json',
      origin: 'https://www.your-domain.quebec',
      // Anyone may write the first of these, nobody the second.
      'x-forwarded-for': `198.51.100.${++visitors}`,
      'cf-connecting-ip': address,
    },
    body: JSON.stringify({ ...message, message: words }),
  })

test('what is deployed knows the same message again and tells apart what is over the limits; with its database gone, the e-mail still carries it', async () => {
  mails.length = 0
  const subject = 'Marie Tremblay cherche une résidence pour un proche'
  const words = ['n 1', ...Array.from({ length: 11 }, (_, index) => `n ${index + 1}`)]
  for (const each of words) expect((await send(each, '203.0.113.7')).status).toBe(200)
  await send('n 12', '203.0.113.8')
  const subjects = [...words.slice(2).map(() => subject), `[À vérifier] ${subject}`, subject]
  expect(mails).toEqual(subjects.map((each) => expect.objectContaining({ subject: each, reply_to: 'marie@exemple.ca' })))
  await sql.end()
  await database?.end('SIGKILL')
  expect((await send('Sans base', '203.0.113.9')).status).toBe(200)
  expect(mails).toHaveLength(13)
  expect(deployed?.output()).toContain('part par courriel seulement')
  expect(deployed?.output()).not.toMatch(/Tremblay|exemple\.ca|0134|203\.0/)
})
