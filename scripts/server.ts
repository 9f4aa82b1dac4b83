// Serves the export on this machine as its host would: same paths, same headers, same 404, with the contact function on the same origin.
import compression from '@polka/compression'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import type { FunctionAdapter } from './local/function-adapter'
import { loopback, ownOrigins } from './local/own-origins'
import { parseHeadersFile } from './headers-file'
import { takenPort } from './port.mjs'
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
}

export type RunningServer = { port: number; origins: string[]; close: () => Promise<void> }

function createSite(dir: string, basePath: string) {
  // Each is read when it is asked for: the server may outlive a build.
  const files = sirv(dir, { dev: true, etag: true, extensions: ['html'] })
  const headersFor = (pathname: string) => {
    const file = path.join(dir, '_headers')
    const given = parseHeadersFile(existsSync(file) ? readFileSync(file, 'utf8') : '')(pathname)
    // What Netlify and Cloudflare send where _headers says nothing.
    return { 'cache-control': 'public, max-age=0, must-revalidate', ...given }
  }
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value)
  }
  const sendNotFound = (response: ServerResponse, pathname: string) => {
    const page = path.join(dir, '404.html')
    setHeaders(response, pathname)
    // Nobody keeps the absence of a file, as Cloudflare has it: a hashed file that comes a moment later would stay missing for a year.
    response.setHeader('cache-control', 'no-store')
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(existsSync(page) ? readFileSync(page) : 'Not found\n')
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
    setHeaders(response, pathname)
    files(request, response, () => {
      sendNotFound(response, pathname)
    })
  }
}

async function listen(server: Server, port: number, host: string) {
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? takenPort(port) : error
  })
  return (server.address() as AddressInfo).port
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, port = 3000, host = loopback, basePath = '', openContact } = options
  if (!existsSync(path.join(dir, 'index.html'))) throw new Stop(`There is no site in ${dir}/ yet. Make it with: npm run build`)
  const site = createSite(dir, basePath)
  // As hosts compress on the fly: Brotli's best takes fifty times longer for a tenth less.
  const compress = compression({ brotli: true, level: 5 })
  const server = createServer()
  const actualPort = await listen(server, port, host)
  const origins = ownOrigins(host, actualPort)
  const contact = openContact?.(origins)
  server.on('request', (request, response) => {
    if (contact?.takes(request, response)) return
    compress(request, response, () => {
      site(request, response)
    })
  })
  await contact?.ready
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
      await contact?.close()
    },
  }
}
