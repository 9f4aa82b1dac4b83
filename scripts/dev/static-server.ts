// Serves the export on this machine as its host would: same paths, same headers, same 404, with the contact function on the same origin.
import compression from '@polka/compression'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { openContact } from './node-http'
import { UserError } from '../lib/user-error.mjs'

type ServerOptions = {
  /** The export. */
  dir?: string
  /** 0 takes any free port. */
  port?: number
  /** The address of this machine to listen on: the one that nobody else reaches, or that of its network. */
  host?: string
  basePath?: string
  /** Where the contact function keeps its messages; without it, its address is one more page that does not exist. */
  dataDir?: string
}

/** The address that nobody else reaches. */
export const loopback = '127.0.0.1'

/** How browsers name a server that listens there. */
export const ownOrigins = (host: string, port: number) =>
  (host === loopback ? ['localhost', loopback] : [host]).map(
    (name) => new URL(`http://${name}:${port}`).origin,
  )

/** out/_headers, as Netlify and Cloudflare read it: beginnings of paths, and what each gives. Every rule that fits a path counts. */
export function parseHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules: { beginning: string; headers: [name: string, value: string][] }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined)
      rules.at(-1)?.headers.push([name.toLowerCase(), value])
    else if (line.endsWith('*')) rules.push({ beginning: line.slice(0, -1), headers: [] })
  }
  return (path) =>
    Object.fromEntries(
      rules.flatMap(({ beginning, headers }) => (path.startsWith(beginning) ? headers : [])),
    )
}

function createSite(dir: string, basePath: string) {
  const read = (name: string) => {
    const file = path.join(dir, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  // Each is read when it is asked for: the server may outlive a build.
  const files = sirv(dir, { dev: true, etag: true, extensions: ['html'] })
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(parseHeadersFile(read('_headers'))(pathname)))
      response.setHeader(name, value)
  }
  const sendNotFound = (response: ServerResponse, pathname: string) => {
    setHeaders(response, pathname)
    // Nobody keeps the absence of a file, as Cloudflare has it: a hashed file that comes a moment later would stay missing for a year.
    response.writeHead(404, {
      'cache-control': 'no-store',
      'content-type': 'text/html;charset=utf-8',
    })
    response.end(read('404.html') || 'Not found\n')
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const [address = '/', ...query] = (request.url ?? '/').split('?')
    const isInside = `${address}/`.startsWith(`${basePath}/`)
    // Rules of _headers, like files, are counted from the export's root; only addresses carry the base path.
    const pathname = isInside ? address.slice(basePath.length) : address
    // Hosts read _headers and _redirects, and never serve them; //host in a redirect would leave the site.
    if (!isInside || !/^(?!\/_headers|\/_redirects|.*(\/\/|\\|%5c))/i.test(pathname)) {
      sendNotFound(response, pathname)
      return
    }
    if (!pathname.endsWith('/') && existsSync(path.join(dir, pathname, 'index.html'))) {
      response.writeHead(301, { location: [`${address}/`, ...query].join('?') }).end()
      return
    }
    request.url = pathname
    // What Netlify and Cloudflare send where _headers says nothing.
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
    setHeaders(response, pathname)
    files(request, response, () => {
      sendNotFound(response, pathname)
    })
  }
}

export async function startServer({
  dir = 'out',
  port = 0,
  host = loopback,
  basePath = '',
  dataDir,
}: ServerOptions) {
  if (!existsSync(path.join(dir, 'index.html')))
    throw new UserError(`There is no site in ${dir}/ yet. Make it with: npm run build`)
  const site = createSite(dir, basePath)
  // As hosts compress on the fly: Brotli's best takes fifty times longer for a tenth less.
  const compress = compression({ brotli: true, level: 5 })
  const server = createServer()
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new UserError(
      `Port ${port} is already taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
    )
  })
  const actualPort = (server.address() as AddressInfo).port
  const origins = ownOrigins(host, actualPort)
  const contact = dataDir === undefined ? undefined : openContact(dataDir, origins)
  server.on('request', (request, response) => {
    if (contact?.takes(request, response)) return
    compress(request, response, () => {
      site(request, response)
    })
  })
  await contact?.ready
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await contact?.close()
  }
  return { port: actualPort, origins, close }
}

/** Lets what is under way finish when the terminal asks to stop; a second Ctrl+C means now. */
export function untilStopped(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process
      .removeAllListeners(signal)
      .once(signal, () => void close().finally(() => process.exit()))
}

/** Serves an export with the contact function until someone stops it, and says where. */
export async function serve(options: ServerOptions & { dataDir: string }): Promise<void> {
  const { origins, close } = await startServer(options)
  console.log(`Ready: ${origins[0] ?? ''}${options.basePath ?? ''}/ (Ctrl+C stops it)`)
  untilStopped(close)
}
