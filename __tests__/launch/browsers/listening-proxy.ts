// WebKit tells its console to nobody while it is driven: what a page says is heard from inside. Everything that the browser asks for passes here, and each page gets
// a script of its own origin, which the site's policy allows: at the end of its head, where what the first script answers for is known.
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const address = '/entendre.js'

/** Runs in the page, before its body is read. Told at once, before the page may be left. */
function listen(address: string) {
  const tell = (problem: unknown) => {
    const telling = new XMLHttpRequest()
    telling.open('POST', address, false)
    telling.send(problem instanceof Error ? `${String(problem)} ${problem.stack ?? ''}` : String(problem))
  }
  for (const level of ['error', 'warn'] as const)
    console[level] = (...said: unknown[]) => {
      tell(said.map(String).join(' '))
    }
  addEventListener('error', ({ error, message }) => {
    tell(error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    if (!defaultPrevented) tell(reason)
  })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    tell(`refused: ${violatedDirective} ${blockedURI}`)
  })
}

const script = `(${String(listen)})(${JSON.stringify(address)})`

export async function startListening() {
  let heard: string[] = []
  const proxy = createServer((request, response) => {
    const url = new URL(request.url ?? '')
    if (url.pathname === address) {
      if (request.method === 'GET') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
      else
        void text(request).then((problem) => {
          heard.push(problem)
          response.writeHead(204).end()
        })
      return
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const onward = ask(url, { method: request.method, headers }, (answer) => {
      const { statusCode = 502, headers } = answer
      if (!headers['content-type']?.startsWith('text/html')) {
        answer.pipe(response.writeHead(statusCode, headers))
        return
      }
      delete headers['content-length']
      void text(answer).then((html) =>
        response.writeHead(statusCode, headers).end(html.replace('</head>', `<script src="${address}"></script></head>`)),
      )
    })
    // Cut on the other side, cut on this one.
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${String((proxy.address() as AddressInfo).port)}`,
    /** What was heard since this was asked last. */
    takeHeard: () => {
      const taken = heard
      heard = []
      return taken
    },
    close: async () => {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
