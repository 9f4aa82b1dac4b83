// Serves the export on this machine as its host would: same paths, same headers, same 404, with the contact function on the same origin.
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { FunctionAdapter } from './local/function-adapter'
import { loopback, ownOrigins } from './local/own-origins'
import { parseHeadersFile, type HeadersFile } from './headers-file'
import { takenPort } from './port.mjs'
import { createReader, encodingFor, etagOf, findFile, isText, typeOf, type StaticFile } from './static-files'
import { Stop } from './stop.mjs'

export type ServerOptions = {
  /** The export. */
  dir: string
  /** 0 takes any free port. */
  port?: number
  /** The address of this machine to listen on: its own, unless others on its network are to see the site. */
  host?: string
  basePath?: string
  /** Opens the contact function, once the port is ours; without it, its address is one more page that does not exist. */
  openContact?: (origins: readonly string[]) => FunctionAdapter
  log?: (line: string) => void
}

export type RunningServer = { port: number; origins: string[]; close: () => Promise<void> }

/** What Netlify and Cloudflare send where _headers says nothing. */
export const defaultHeaders = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Nobody keeps the absence of a file, as Cloudflare has it: a hashed file that comes a moment later would stay missing for a year. */
export const missingHeaders = { 'cache-control': 'no-store' }

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`)
}

function createSite(dir: string, basePath: string) {
  const read = createReader()
  // Read again when it changes: the server may outlive a build.
  let headersFile: { text: string; headersOf: HeadersFile } | undefined
  const headersFor = (pathname: string) => {
    const file = path.join(dir, '_headers')
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (headersFile?.text !== text) headersFile = { text, headersOf: parseHeadersFile(text) }
    return { ...defaultHeaders, ...headersFile.headersOf(pathname) }
  }

  async function sendFile(request: IncomingMessage, response: ServerResponse, status: number, found: StaticFile, pathname: string) {
    const headers: Record<string, string> = {
      ...headersFor(pathname),
      ...(status === 404 && missingHeaders),
      'content-type': typeOf(found.file),
    }
    if (isText(found.file)) headers.vary = 'Accept-Encoding'
    if (status === 200) {
      headers.etag = etagOf(found)
      const known = request.headers['if-none-match']?.split(',').map((each) => each.trim()) ?? []
      if (known.includes(headers.etag) || known.includes('*')) {
        response.writeHead(304, headers).end()
        return
      }
    }
    const encoding = encodingFor(found.file, request.headers['accept-encoding'])
    const bytes = await read(found, encoding)
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    response.writeHead(status, { ...headers, 'content-length': bytes.byteLength }).end(bytes)
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const page = await findFile(dir, '/404.html')
    if (page.kind === 'file') await sendFile(request, response, 404, page.found, pathname)
    else sendText(response, 404, 'Not found')
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' })
      return
    }
    const [address = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    const isInside = address === basePath || address.startsWith(`${basePath}/`)
    // Rules of _headers, like files, are counted from the export's root; only addresses carry the base path.
    const pathname = address.slice(basePath.length)
    const answer = isInside && pathname !== '' ? await findFile(dir, pathname) : undefined
    const to = isInside && pathname === '' ? `${basePath}/` : answer?.kind === 'redirect' ? `${basePath}${answer.to}` : undefined
    if (to !== undefined) sendText(response, 301, to, { location: query === undefined ? to : `${to}?${query}` })
    else if (answer?.kind === 'file') await sendFile(request, response, 200, answer.found, pathname)
    else await sendNotFound(request, response, isInside ? pathname : address)
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? takenPort(port) : error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, port = 3000, host = loopback, basePath = '', openContact, log = console.error } = options
  if (!existsSync(path.join(dir, 'index.html'))) throw new Stop(`There is no site in ${dir}/ yet. Make it with: npm run build`)
  const site = createSite(dir, basePath)
  const opened: { contact?: FunctionAdapter | undefined } = {}
  const server = createServer((request, response) => {
    if (opened.contact?.takes(request, response)) return
    site(request, response).catch((error: unknown) => {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error))
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Internal error')
    })
  })
  const actualPort = await listen(server, port, host)
  const origins = ownOrigins(host, actualPort)
  opened.contact = openContact?.(origins)
  return {
    port: actualPort,
    origins,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      // A browser that keeps a connection busy does not hold the terminal.
      setTimeout(() => {
        server.closeAllConnections()
      }, 2000).unref()
      await closed
      await opened.contact?.close()
    },
  }
}
