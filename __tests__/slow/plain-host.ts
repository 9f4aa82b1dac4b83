// A host that finds files and does nothing else: no compression, cache, redirect or function.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

export async function servePlainly(dir: string, basePath = '') {
  const files = sirv(dir, { extensions: ['html'] })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const sendNotFound = () => {
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
        .end(readFileSync(`${dir}/404.html`))
    }
    // This host adds neither a slash nor an extension.
    if (!pathname.startsWith(`${basePath}/`) || !/\/$|\.\w+$/.test(pathname)) return sendNotFound()
    request.url = pathname.slice(basePath.length)
    files(request, response, sendNotFound)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { origin: `http://localhost:${String(port)}`, close }
}
