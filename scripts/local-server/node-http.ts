// Connects Node's http server to a handler in Web standards.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { respond } from '@/supabase/functions/send-contact-email/responses'
import { processEnv } from '../support/environment.mjs'
import { createLocalFunctions } from './functions.ts'

/**
 * Streams a body, which the handler reads once it has judged the key, and up to its limit. The rest
 * is dropped without ending the connection, which still carries the answer.
 */
function streamBody(incoming: IncomingMessage) {
  const chunks: AsyncIterator<Uint8Array> = incoming.iterator({ destroyOnReturn: false })
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await chunks.next()
        if (chunk.done === true) controller.close()
        else controller.enqueue(chunk.value)
      },
      async cancel() {
        await chunks.return?.()
        incoming.resume()
      },
    },
    { highWaterMark: 0 },
  )
}

function toRequest(incoming: IncomingMessage) {
  const { url = '/', headers, method = 'GET' } = incoming
  // The host is ignored: nothing depends on it, and an impossible one gets an answer like any
  // other.
  return new Request(new URL(url, 'http://localhost'), {
    method,
    // Only Set-Cookie, which no request has, is a list.
    headers: headers as Record<string, string>,
    ...(method !== 'GET' && method !== 'HEAD' && { body: streamBody(incoming), duplex: 'half' }),
  })
}

/**
 * Answers one request of a Node server with `handle(request, address of the connection)`, without
 * ever rejecting.
 */
export async function handleNodeRequest(
  handle: (request: Request, clientAddress: string) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  // A visitor who disconnects causes an error on this stream; unhandled, it would stop the server.
  outgoing.on('error', () => undefined)
  const clientAddress = incoming.socket.remoteAddress ?? ''
  const response = await Promise.resolve(incoming)
    .then(toRequest)
    .then((request) => handle(request, clientAddress))
    .catch(() => respond('bad_request'))
  outgoing
    .writeHead(response.status, Object.fromEntries(response.headers))
    .end(await response.text())
}

/** Matches the addresses of the forms, of the schedules and of the link of a request. */
const functionPath =
  /^\/functions\/v1\/(send-contact-email(\/(retry|watch))?|mark-request-handled)\/?$/

/**
 * Serves the functions on the origin of the pages, for npm start and npm run dev. In production,
 * they are on another host.
 */
export function openFunctions(dataDir: string, ownOrigins: readonly string[]) {
  const { handle, ready, close } = createLocalFunctions({
    dataDir,
    env: processEnv,
    ownOrigins,
    log: console.log,
  })
  /** Returns true when the request is for a function, and is being answered. */
  const tryHandle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isOurs = functionPath.test(incoming.url?.split('?')[0] ?? '')
    if (isOurs) void handleNodeRequest(handle, incoming, outgoing)
    return isOurs
  }
  return { tryHandle, ready, close }
}
