// Serves the export on this machine as a host would: same paths, headers and 404, with the
// functions on the same origin.
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { openFunctions } from './node-http'
import { UserError } from '../support/user-error.mjs'

type ServerOptions = {
  /** The folder of the export. */
  dir?: string
  /** The port; 0 takes any free one. */
  port?: number
  /** The address of this machine to listen on. */
  host?: string
  basePath?: string
  /** The folder of the messages; without it, there is no function. */
  dataDir?: string
}

/** The address that only this machine can reach. */
export const loopback = '127.0.0.1'

/** Lists the origins of the pages of a server that listens there. */
export const listOwnOrigins = (host: string, port: number) =>
  (host === loopback ? ['localhost', loopback] : [host]).map(
    (name) => new URL(`http://${name}:${port}`).origin,
  )

/**
 * Parses out/_headers as Netlify and Cloudflare do: every rule whose pattern matches a path
 * applies. Returns a function that gives the headers of a path.
 */
export function parseHeadersFile(text: string): (pathname: string) => Record<string, string> {
  const rules = text.split(/^(?=\/)/m).map((rule) => {
    const [pattern = '', ...lines] = rule.split('\n')
    const headers = lines.flatMap((line) => {
      const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? []
      return name && value ? [[name.toLowerCase(), value] as const] : []
    })
    return { beginning: pattern.replace('*', ''), headers }
  })
  return (pathname) =>
    Object.fromEntries(
      rules.flatMap(({ beginning, headers }) => (pathname.startsWith(beginning) ? headers : [])),
    )
}

/** The types of files that hosts compress. */
const textFile = /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/

/** Compresses a text file that sirv is about to send whole. */
function compressFile(response: ServerResponse, file: string) {
  const { range, 'accept-encoding': accepted = '' } = response.req.headers
  if (range !== undefined || !textFile.test(file) || !/\bgzip\b/.test(accepted)) return
  const body = gzipSync(readFileSync(file))
  response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', body.length)
  response.once('pipe', (stream: Readable) => {
    stream.unpipe(response).destroy()
    response.end(body)
  })
}

function createFileHandler(dir: string, basePath: string) {
  const read = (name: string) => readFileSync(path.join(dir, name), 'utf8')
  // Each file is read at its request, because the server may outlive a build.
  const serveFile = sirv(dir, {
    dev: true,
    etag: true,
    setHeaders: (response, pathname) => {
      compressFile(response, path.join(dir, pathname.replace(/\/$/, '/index.html')))
    },
  })

  return (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(`http://localhost${request.url ?? '/'}`)
    const isInside = `${url.pathname}/`.startsWith(`${basePath}/`)
    const pathname = isInside ? url.pathname.slice(basePath.length) : url.pathname
    const headers = parseHeadersFile(read('_headers'))(pathname)
    const isFolder = !pathname.endsWith('/') && existsSync(path.join(dir, pathname, 'index.html'))
    const sendNotFound = () => {
      // A hashed file that appears later must not stay missing for a year.
      const type = { 'cache-control': 'no-store', 'content-type': 'text/html;charset=utf-8' }
      response.writeHead(404, { ...headers, ...type }).end(read('404.html'))
    }

    if (!isInside) sendNotFound()
    else if (isFolder)
      response.writeHead(301, { location: `${basePath}${pathname}/${url.search}` }).end()
    else {
      request.url = pathname
      // These are the headers that Netlify and Cloudflare send where _headers gives none.
      const cached = { 'cache-control': 'public, max-age=0, must-revalidate', ...headers }
      for (const [name, value] of Object.entries(cached)) response.setHeader(name, value)
      serveFile(request, response, sendNotFound)
    }
  }
}

const describeTakenPort = (port: number) =>
  `Port ${port} is already taken by another program. ` +
  'Stop it, or choose another port: PORT=3001 npm start'

/** Listens, and returns the port, of which 0 takes any that is free. */
export async function listen(
  server: Server,
  port: number,
  host: string,
  problem = describeTakenPort(port),
) {
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new UserError(problem)
  })
  return (server.address() as AddressInfo).port
}

/** Reports a taken port before the long part of a start. */
export async function refuseTakenPort(port: number, host: string, problem?: string) {
  const server = createServer()
  await listen(server, port, host, problem)
  await once(server.close(), 'close')
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
  const serveSite = createFileHandler(dir, basePath)
  const server = createServer()
  const actualPort = await listen(server, port, host)
  const origins = listOwnOrigins(host, actualPort)
  const functions = dataDir === undefined ? undefined : openFunctions(dataDir, origins)
  server.on('request', (request, response) => {
    if (!functions?.tryHandle(request, response)) serveSite(request, response)
  })
  await functions?.ready
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await functions?.close()
  }
  return { port: actualPort, origins, close }
}

/** Finishes requests under way when the terminal asks to stop; a second Ctrl+C stops at once. */
export function closeWhenStopped(close: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process
      .removeAllListeners(signal)
      .once(signal, () => void close().finally(() => process.exit()))
}

/** Serves an export with the functions until someone stops it, and prints its address. */
export async function serve(options: ServerOptions & { dataDir: string }) {
  const { origins, close } = await startServer(options)
  console.log(`Ready: ${origins[0] ?? ''}${options.basePath ?? ''}/ (Ctrl+C stops it)`)
  closeWhenStopped(close)
}
