// The function's entry as Deno starts it, before a database that answers as Postgres does until it
// is asked something, and then ends the connection.
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, expect, jest, test } from '@jest/globals'
import { post, publicKey, siteOrigin } from './doubles.ts'

type Handler = (request: Request) => Promise<Response>

/** AuthenticationOk, then ReadyForQuery. */
const welcome = Uint8Array.of(0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49)
const queries: string[] = []
const database = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.once('data', () => {
    socket.write(welcome)
    socket.once('data', (bytes) => {
      queries.push(bytes.toString())
      socket.destroy()
    })
  })
})
afterAll(() => {
  database.close()
})

// A query of postgres.js's own has a promise that nobody can catch: ended there, the connection
// would end the process.
test('sends nothing but its own statements on a new database connection', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  await once(database.listen(0, '127.0.0.1'), 'listening')
  const { port: databasePort } = database.address() as AddressInfo
  const env = {
    SUPABASE_ANON_KEY: publicKey,
    ALLOWED_ORIGINS: siteOrigin,
    SUPABASE_DB_URL: `postgres://postgres@127.0.0.1:${databasePort}/postgres`,
  }
  let handle: Handler | undefined
  Object.assign(globalThis, {
    Deno: {
      env: { toObject: () => env, get: (name: keyof typeof env) => env[name] },
      serve: (handler: Handler) => (handle = handler),
    },
  })
  await import('@/supabase/functions/send-contact-email/index')

  const answer = await handle?.(post())
  expect(answer?.status).toBe(503)
  expect(queries[0]).toContain('insert into private.contact_requests')
  expect(queries.filter((query) => !query.includes('private.contact_requests'))).toEqual([])
})
