import { chmod, readdir, readFile, rm, stat } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { answerWith } from '../../../scripts/dev/node-http.ts'
import {
  createLocalFunction,
  type LocalFunction,
  type LocalFunctionOptions,
} from '../../../scripts/dev/contact-function.ts'
import { makeFolder } from '../../support/folder.ts'
import { message } from '../../supabase/functions/send-contact-email/doubles.ts'

const lines: string[] = []
const dataDir = makeFolder()
let local: LocalFunction
let server: Server
let port = 0

/** What a database answers to these statements, which database.unit.test.ts asks of a real one. */
const rows: Record<string, object[]> = {
  insert: [{ received_at: 0, suspect: null, is_new: true }],
  select: [{ count: 0 }],
}
const asked: string[] = []
const openDatabase: LocalFunctionOptions['openDatabase'] = async () => ({
  query: async (statement) => {
    const [verb = ''] = statement.split(' ')
    asked.push(verb)
    return rows[verb] ?? []
  },
  exec: async () => undefined,
  close: async () => undefined,
})
const ownOrigins = ['http://localhost:3000', 'http://192.168.1.20:3000']
const create = (options: Partial<LocalFunctionOptions> = {}) =>
  createLocalFunction({
    dataDir,
    env: {},
    ownOrigins,
    log: (line) => lines.push(line),
    openDatabase,
    ...options,
  })

beforeAll(async () => {
  // As an earlier version made it.
  await chmod(dataDir, 0o755)
  local = create()
  await local.ready
  server = createServer((incoming, outgoing) => void answerWith(local.handle, incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await local.close()
})

const path = '/functions/v1/send-contact-email'
const headers = {
  authorization: 'Bearer cle-publique-locale',
  'content-type': 'application/json',
  origin: 'http://localhost:3000',
}
/** Node's own client, which sends what fetch would refuse to. */
async function raw(
  options: { method?: string; headers?: Record<string, string | number> },
  body?: Buffer,
) {
  const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', ...options }).end(body)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, text: await text(answer) }
}

test('a message is an e-mail file whose place the log tells', async () => {
  const sent = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(message),
  })
  expect(sent.status).toBe(200)
  const [file, ...others] = await readdir(join(dataDir, 'courriels'))
  expect(others).toEqual([])
  expect(lines).toEqual([`Courriel écrit : ${join(dataDir, 'courriels', file ?? '')}`])
  expect(await readFile(join(dataDir, 'courriels', file ?? ''), 'utf8')).toMatch(
    /^Reply-To: marie@exemple\.ca\r$/m,
  )
  expect(asked.filter((verb) => verb === 'insert')).toHaveLength(1)
  expect(await local.retryPending()).toEqual({ sent: 0, failed: 0, waiting: 0 })
  // Nobody else on this machine reads rows and e-mails.
  expect((await stat(dataDir)).mode & 0o077).toBe(0)
})

const alone = makeFolder()
const never = new Promise<never>(() => undefined)
const broken = () => Promise.reject(new Error('La base est déjà ouverte par un autre.'))

test.each<[what: string, options: Partial<LocalFunctionOptions>, status: number, mails: number]>([
  [
    'a database in the making, for which a first message does not wait without end',
    { openDatabase: () => never, storeDeadline: 20 },
    200,
    1,
  ],
  ['a database that another process has open', { openDatabase: broken }, 200, 1],
  // No file is taken for an e-mail that left.
  [
    'a mail API without its key',
    { openDatabase: broken, env: { MAIL_API_URL: 'https://api.resend.com/emails' } },
    503,
    0,
  ],
  [
    'a mail API without TLS',
    {
      openDatabase: broken,
      env: { MAIL_API_URL: 'http://api.resend.com/emails', MAIL_API_KEY: 're_1' },
    },
    503,
    0,
  ],
])(
  'beside %s, the e-mail alone carries the message or nothing does',
  async (_, options, status, mails) => {
    const { handle } = create({ dataDir: alone, ...options })
    const response = await handle(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(message),
      }),
      '',
    )
    expect(response.status).toBe(status)
    expect(await readdir(join(alone, 'courriels')).catch(() => [])).toHaveLength(mails)
    await rm(alone, { recursive: true })
  },
)

test.each([
  ['http://localhost:3000', 'localhost:3000', 200],
  ['http://192.168.1.20:3000', '192.168.1.20:3000', 200],
  ['http://evil.example:3000', 'evil.example:3000', 403],
])('a page of %s that reaches %s is answered %i', async (origin, host, status) => {
  const body = Buffer.from(JSON.stringify({ ...message, message: `De ${origin}` }))
  expect((await raw({ headers: { ...headers, origin, host } }, body)).status).toBe(status)
})

test('a visitor who hangs up midway harms nobody', async () => {
  await new Promise<void>((resolve) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      headers: { ...headers, 'content-length': 1_000 },
    })
    outgoing.on('error', () => resolve())
    outgoing.write('{"name":', () => outgoing.destroy(new Error('hung up')))
  })
  expect(await raw({ method: 'GET' })).toMatchObject({ status: 405 })
  // Nor does what Node makes no request of.
  expect(await raw({ method: 'TRACE', headers: {} })).toMatchObject({ status: 400 })
})

test('no line of the log repeats what the visitor wrote', () => {
  expect(lines.join('\n')).toContain(
    'déjà ouverte par un autre. Les messages partent par courriel seulement.',
  )
  for (const value of ['Tremblay', 'exemple.ca', '0134', 'Limoilou', '127.0.0.1'])
    expect(lines.join('\n')).not.toContain(value)
})
