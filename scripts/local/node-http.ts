// Between Node's http server and a handler in Web standards. Not @hono/node-server 2.1: it answers an impossible host by itself, without our words, and
// brings a framework of 4 MB for fifty lines.
import type { IncomingMessage, ServerResponse } from 'node:http'

import { answer } from '../../supabase/functions/send-contact-email/answers.ts'

/** How long a sender who was already answered may go on sending. Closing at once would often destroy the answer on its way. */
const lingerMs = 10_000

function toBody(incoming: IncomingMessage) {
  let abandoned = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      incoming.on('data', (chunk: Buffer) => {
        // An abandoned body is drained, so that the answer can be read.
        if (abandoned) return
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause()
      })
      incoming.on('end', () => {
        if (!abandoned) controller.close()
        abandoned = true
      })
      incoming.on('close', () => {
        if (!abandoned) controller.error(new Error('interrupted'))
        abandoned = true
      })
    },
    pull() {
      incoming.resume()
    },
    cancel() {
      abandoned = true
      incoming.resume()
    },
  })
}

function toRequest(incoming: IncomingMessage) {
  const { url = '/', headers } = incoming
  // The Web's Request knows no TRACE. It has the answer that GET has.
  const method = incoming.method === undefined || incoming.method === 'TRACE' ? 'GET' : incoming.method
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: toBody(incoming), duplex: 'half' as const }
  // Whatever host was asked for: nothing is decided by it, and an impossible one gets an answer like any other.
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
    ...body,
  })
}

/** Answers one request of a Node server with `handle(request, address of the connection)`. Never rejects. */
export async function answerWith(
  handle: (request: Request, clientAddress: string) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  // A visitor who hangs up midway is an error on these; unheard, it would stop the server.
  incoming.on('error', () => undefined)
  outgoing.on('error', () => undefined)
  const response = await Promise.resolve()
    .then(() => handle(toRequest(incoming), incoming.socket.remoteAddress ?? ''))
    .catch(() => answer('bad_request'))
  outgoing.statusCode = response.status
  response.headers.forEach((value, name) => outgoing.setHeader(name, value))
  const text = await response.text()
  if (incoming.complete) {
    outgoing.end(text)
    return
  }
  const linger = setTimeout(() => incoming.destroy(), lingerMs)
  linger.unref()
  incoming.on('close', () => clearTimeout(linger))
  incoming.resume()
  outgoing.end(text)
}
