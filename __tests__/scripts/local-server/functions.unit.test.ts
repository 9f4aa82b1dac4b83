import { mkdtempSync } from 'node:fs'
import { chmod, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { createLocalFunctions, type LocalFunctionOptions } from '@/scripts/local-server/functions'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { message } from '../../supabase/functions/send-contact-email/doubles'

/** Returns the answers of a database to these statements. */
const rows: Record<string, object[]> = {
  insert: [{ received_at: Date.now(), suspect: null, is_mailed: true, is_new: true }],
  select: [{ count: 0 }],
}
const folder = makeTempFolder()
let dataDir: string
let statements: string[]
let lines: string[]
const openDatabase: LocalFunctionOptions['openDatabase'] = async () => ({
  query: async (statement) => {
    const [verb = ''] = statement.includes('insert into') ? ['insert'] : statement.trim().split(' ')
    statements.push(verb)
    if (statement.includes('set outcome')) return [{ is_final: false, previous: null, at: null }]
    return rows[verb] ?? []
  },
  exec: async () => undefined,
  close: async () => undefined,
})

beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'))
  statements = []
  lines = []
})

const origin = 'http://192.168.1.20:3000'
const create = (options: Partial<LocalFunctionOptions> = {}) =>
  createLocalFunctions({
    dataDir,
    env: {},
    ownOrigins: [origin],
    log: (line) => lines.push(line),
    openDatabase,
    ...options,
  })

const post = (headers: Record<string, string> = {}, body: object = message) =>
  new Request('http://localhost/functions/v1/send-contact-email', {
    method: 'POST',
    headers: {
      authorization: 'Bearer cle-publique-locale',
      'content-type': 'application/json',
      origin,
      ...headers,
    },
    body: JSON.stringify(body),
  })

const visitorWords = /Tremblay|exemple\.ca|0134|Limoilou|127\.0\.0\.1/

test('stores a message and writes its e-mail, in a folder for this account alone', async () => {
  await chmod(dataDir, 0o755)
  const { handle, close } = create()
  expect((await handle(post(), '127.0.0.1')).status).toBe(200)
  await close()
  const [file = '', ...others] = await readdir(join(dataDir, 'courriels'))
  expect(others).toEqual([])
  expect(lines).toEqual([`Courriel écrit : ${join(dataDir, 'courriels', file)}`])
  expect(lines.join()).not.toMatch(visitorWords)
  expect(await readFile(join(dataDir, 'courriels', file), 'utf8')).toMatch(
    /^Reply-To: marie@exemple\.ca\r$/m,
  )
  expect(statements.filter((verb) => verb === 'insert')).toHaveLength(1)
  expect((await stat(dataDir)).mode & 0o077).toBe(0)
})

const never = new Promise<never>(() => undefined)
const refuse = () => Promise.reject(new Error('La base est déjà ouverte par un autre.'))

test.each<[title: string, options: Partial<LocalFunctionOptions>]>([
  ['is slow to open', { openDatabase: () => never, storeDeadline: 20 }],
  ['does not open', { openDatabase: refuse }],
])('writes the e-mail of a message alone when the database %s', async (_, options) => {
  const { handle } = create(options)
  expect((await handle(post(), '')).status).toBe(200)
  expect(await readdir(join(dataDir, 'courriels'))).toHaveLength(1)
  expect(lines.join()).not.toMatch(visitorWords)
})

test('marks a request by the link of its e-mail, which leads to its own pages', async () => {
  const { handle, close } = create()
  await handle(post(), '127.0.0.1')
  const [file = ''] = await readdir(join(dataDir, 'courriels'))
  const mail = await readFile(join(dataDir, 'courriels', file), 'utf8')
  const [, token] =
    /http:\/\/192\.168\.1\.20:3000\/demande-traitee\/#(\S+)/.exec(mail.replaceAll('=\r\n', '')) ??
    []
  const address = 'http://localhost/functions/v1/mark-request-handled'
  const marked = await handle(new Request(address, post({}, { token, outcome: 'reached' })), '')
  expect(marked.status).toBe(200)
  await close()
})

test('refuses a page of another origin, whatever host it asks for', async () => {
  const { handle, close } = create()
  const response = await handle(
    post({ origin: 'http://evil.example:3000', host: 'evil.example:3000' }),
    '127.0.0.1',
  )
  expect(response.status).toBe(403)
  await close()
})
