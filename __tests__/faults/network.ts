// What lies between the visitors' browsers and the function: the fetch that the sender calls, and a proxy that cuts, delays and lies.
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '../../scripts/port.mjs'
import { listen } from './listen'
import { keyOf, statusFor, type Dice, type Fault } from './plan'

/** What is wrong with the request that carries this message, now. */
export type Current = ReadonlyMap<string, { request: number; fault: Fault }>

const page = '<!doctype html><html lang="fr"><title>Wi-Fi</title><p>Bienvenue'

export async function startNetwork(dice: Dice, current: Current, functionPort: () => number) {
  /** Messages that the function has answered with 200, whether the visitor's browser learnt of it or not. */
  const acknowledged = new Set<string>()
  const addresses: string[] = []

  /** The function's status; rejects when it cannot be reached, or dies meanwhile. `most`: how much of the body is let through. */
  const pass = (incoming: IncomingMessage, body: Buffer, headers: Record<string, string>, most = body.length) =>
    new Promise<number>((resolve, reject) => {
      const onward = forward({
        port: functionPort(),
        host: '127.0.0.1',
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, ...headers },
      })
      onward.on('error', reject)
      onward.on('response', (answer) => {
        answer.resume().on('end', () => {
          resolve(answer.statusCode ?? 0)
        })
        answer.on('error', reject)
      })
      onward.write(body.subarray(0, most), () => {
        if (most === body.length) onward.end()
        else onward.destroy(new Error('cut'))
      })
    })

  async function carry(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    addresses.push(incoming.url ?? '', incoming.headers.referer ?? '')
    if (incoming.method === 'GET') {
      // Where a redirect leads: an OK page that has nothing to do with the function.
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(page)
      return
    }
    const key = keyOf(body.toString())
    const { fault, request } = current.get(key) ?? { fault: 'none', request: 0 }
    const status = statusFor(dice, request)
    const html = (code: number) => outgoing.writeHead(code, { 'content-type': 'text/html' }).end(page)
    if (fault === 'reset before') incoming.destroy()
    else if (fault === 'status before') outgoing.writeHead(status, { 'content-type': 'application/json' }).end('{"code":"injected"}')
    else if (fault === 'HTML error') html(502)
    else if (fault === 'redirected to a page') outgoing.writeHead(303, { location: '/portal' }).end()
    else if (fault !== 'hang before') {
      const most = fault === 'reset midway' ? Math.floor(body.length / 2) : body.length
      const answered = await pass(incoming, body, { 'x-key': key, 'x-fault': encodeURIComponent(fault) }, most)
      if (answered === 200) acknowledged.add(key)
      if (fault === 'reset after commit') incoming.destroy()
      else if (fault === 'status after commit') outgoing.writeHead(status).end()
      else if (fault === 'HTML after commit') html(answered)
      else if (fault !== 'hang after commit') outgoing.writeHead(answered, { 'content-type': 'application/json' }).end('{}')
    }
  }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    outgoing.on('error', () => undefined)
    incoming.on('error', () => undefined)
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      // The function is dead or has just died: so is the connection.
      carry(incoming, Buffer.concat(chunks), outgoing).catch(() => incoming.destroy())
    })
  })
  const port = await listen(server)
  const nobody = await freePort()

  const { fetch } = globalThis
  /** The browser's fetch: an address without a host is the page's own. */
  const visitorsFetch: typeof globalThis.fetch = (input, init) => {
    if (typeof input !== 'string' || typeof init?.body !== 'string') throw new TypeError('The sender has changed its way of calling fetch.')
    const { fault } = current.get(keyOf(init.body)) ?? { fault: 'none' }
    if (fault === 'offline')
      return new Promise((_, reject) => {
        setImmediate(() => {
          reject(new TypeError('Failed to fetch'))
        })
      })
    const host = `http://127.0.0.1:${String(fault === 'refused' ? nobody : port)}`
    return fetch(new URL(input, host), init)
  }
  return { visitorsFetch, acknowledged, addresses, server }
}
