import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { handleNodeRequest } from '@/scripts/local-server/node-http'

const server = createServer((incoming, outgoing) => {
  const echo = async (request: Request) =>
    request.method === 'DELETE'
      ? new Response('refused', { status: 401, headers: { 'x-a': 'b' } })
      : new Response(`${request.method} ${await request.text()}`, {
          status: 201,
          headers: { 'x-a': 'b' },
        })
  void handleNodeRequest(echo, incoming, outgoing)
})
const ask = (method: string) =>
  request({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, method })

async function readAnswer(sent: ReturnType<typeof ask>) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return [answer.statusCode, answer.headers['x-a'], await text(answer)]
}

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('passes the body to the handler, and its status, headers and text back', async () => {
  expect(await readAnswer(ask('POST').end('words'))).toEqual([201, 'b', 'POST words'])
})

test('answers before the end of a body that the handler does not read', async () => {
  const sent = ask('DELETE').setHeader('content-length', 1_000)
  sent.write('half')
  expect(await readAnswer(sent)).toEqual([401, 'b', 'refused'])
  sent.destroy()
})

test('goes on after a visitor who hangs up midway', async () => {
  const sent = ask('POST').setHeader('content-length', 1_000)
  sent.write('half', () => sent.destroy(new Error('hung up')))
  await expect(once(sent, 'close')).rejects.toThrow('hung up')
  expect(await readAnswer(ask('GET').end())).toEqual([201, 'b', 'GET '])
})
