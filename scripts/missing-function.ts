// Stands where the contact function will be: its two modules, answering only that they are not there.
import type { IncomingMessage, ServerResponse } from 'node:http'

type Handle = (request: Request, clientAddress: string) => Promise<Response>
type LocalFunction = { handle: Handle; close: () => Promise<void> }
type Options = { dataDir: string; env: Record<string, string | undefined>; log: (line: string) => void }

export function createLocalFunction(_options: Options): LocalFunction {
  const answer = { error: 'not-implemented', reason: 'This version has no contact function yet.' }
  return { handle: () => Promise.resolve(Response.json(answer, { status: 501 })), close: () => Promise.resolve() }
}

export async function answerWith(handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await handle(new Request('http://localhost/'), incoming.socket.remoteAddress ?? '')
  incoming.resume()
  outgoing.writeHead(response.status, [...response.headers].flat()).end(await response.text())
}
