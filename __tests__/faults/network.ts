// What lies between the visitors' browsers and the function: the fetch that the sender calls, and a proxy that cuts, delays and lies.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { clientInfoHeader } from '../../supabase/functions/_shared/idempotency-key.ts'
import { tryPort } from '../../scripts/port.mjs'
import { listen } from './listen'
import { realDelay, speed } from './clock'
import { addressFor, keyOf, statusFor, type Dice, type Fault } from './plan'

/** What is wrong with the request that carries this message, now. */
export type Current = ReadonlyMap<string, { request: number; fault: Fault }>

/** The site's, which is not the function's: a browser shows no answer that does not name it. */
const origin = 'http://localhost:3000'
const leave = 'access-control-allow-origin'

/** Of the longest that a body may take on a slow line. */
const slowly = 8_000 / speed

const page = '<!doctype html><html lang="fr"><title>Wi-Fi</title><p>Bienvenue'

export async function startNetwork(dice: Dice, current: Current, functionPort: () => number) {
  /** Messages that the function has answered with 200, whether the visitor's browser learnt of it or not. */
  const acknowledged = new Set<string>()
  /** Messages that it said no to. */
  const refused: string[] = []
  const addresses: string[] = []

  const { fetch } = globalThis

  /**
   * What the function answers; rejects when it cannot be reached, or dies meanwhile. The second half of the body is cut, or late, where the fault says so.
   */
  const pass = (incoming: IncomingMessage, body: Buffer, fault: Fault, headers: Record<string, string>) => {
    const half = Math.floor(body.length / 2)
    const halves = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(body.subarray(0, half))
        if (fault === 'reset midway') throw new Error('cut')
        if (fault === 'slow body') await realDelay(slowly)
        controller.enqueue(body.subarray(half))
        controller.close()
      },
    })
    const { authorization = '', 'content-type': type = '', [clientInfoHeader]: info = '' } = incoming.headers
    return fetch(`http://127.0.0.1:${String(functionPort())}${incoming.url ?? ''}`, {
      method: 'POST',
      headers: { authorization, 'content-type': type, [clientInfoHeader]: String(info), ...headers },
      body: halves,
      // Node's types know it, the browser's do not.
      ...({ duplex: 'half' } as object),
    })
  }

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
    else if (fault === 'page of a portal') html(200)
    else if (fault === 'redirected to a page') outgoing.writeHead(303, { location: '/portal' }).end()
    else if (fault !== 'hang before') {
      const headers = { origin, 'x-key': key, 'x-fault': encodeURIComponent(fault), 'x-forwarded-for': addressFor(key) }
      const answered = await pass(incoming, body, fault, headers)
      if (answered.status === 200) acknowledged.add(key)
      if (answered.status >= 400 && answered.status < 500) refused.push(key)
      outgoing.setHeader(leave, answered.headers.get(leave) ?? '')
      if (fault === 'reset after commit') incoming.destroy()
      else if (fault === 'status after commit') outgoing.writeHead(status).end()
      else if (fault === 'HTML after commit') html(answered.status)
      else if (fault !== 'hang after commit') outgoing.writeHead(answered.status, { 'content-type': 'application/json' }).end('{}')
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
  const nobody = await tryPort(0)

  /** The browser's fetch, from a page on another site than the function. */
  const visitorsFetch: typeof globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string' || typeof init?.body !== 'string') throw new TypeError('The sender has changed its way of calling fetch.')
    const { fault } = current.get(keyOf(init.body)) ?? { fault: 'none' }
    await new Promise(setImmediate)
    if (fault === 'offline') throw new TypeError('Failed to fetch')
    const url = new URL(input, `http://127.0.0.1:${String(fault === 'refused' ? nobody : port)}`)
    if (fault === 'page left') {
      // The request is kept alive. Whoever waited for its answer is gone.
      fetch(url, { ...init, signal: null }).catch(() => undefined)
      return new Promise(() => undefined)
    }
    const answer = await fetch(url, init)
    if (answer.headers.get(leave) !== origin) throw new TypeError('Failed to fetch')
    return answer
  }
  return { visitorsFetch, acknowledged, refused, addresses, server }
}
