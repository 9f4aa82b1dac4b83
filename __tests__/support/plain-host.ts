// The plainest host a site may land on: it finds files, and that is all. No compression, no cache, no redirect, no function.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** What a browser does not find out by itself. */
const types: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
}

export type Host = { origin: string; missing: string[]; close: () => Promise<unknown> }

/** @param answer takes a request before the files do, and says whether it did */
export async function servePlainly(
  dir: string,
  basePath = '',
  answer: (pathname: string, response: ServerResponse) => boolean = () => false,
): Promise<Host> {
  const missing: string[] = []
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (answer(pathname, response)) return
    const asked = path.join(dir, pathname.slice(basePath.length), pathname.endsWith('/') ? 'index.html' : '')
    const isThere = pathname.startsWith(`${basePath}/`) && existsSync(asked) && statSync(asked).isFile()
    if (!isThere) missing.push(pathname)
    const file = isThere ? asked : path.join(dir, '404.html')
    response
      .writeHead(isThere ? 200 : 404, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { origin: `http://localhost:${String(port)}`, missing, close }
}
