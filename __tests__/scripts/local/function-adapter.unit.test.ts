import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { createFunctionAdapter } from '../../../scripts/local/function-adapter'

test('the function has its two addresses and no other', async () => {
  // A file where its folder should be: it answers without its database, which would take seconds to make.
  const folder = await mkdtemp(join(tmpdir(), 'fanal-adapter-'))
  await writeFile(join(folder, 'data'), '')
  const adapter = createFunctionAdapter(join(folder, 'data'), [], () => undefined)
  const server = createServer((incoming, outgoing) => {
    if (!adapter.takes(incoming, outgoing)) outgoing.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const statusOf = async (path: string, method = 'POST') =>
    (await fetch(`http://127.0.0.1:${String(port)}/functions/v1${path}`, { method })).status

  expect(await statusOf('/send-contact-email')).toBe(401)
  expect(await statusOf('/send-contact-email/?from=old')).toBe(401)
  expect(await statusOf('/send-contact-email', 'GET')).toBe(405)
  expect(await statusOf('/send-contact-email/retry')).toBe(401)
  for (const other of ['/send-contact-email/other', '/send-contact-email-2', '/', '/other']) expect(await statusOf(other)).toBe(418)

  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await adapter.close()
  await rm(folder, { recursive: true })
})
