import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { startServer } from '@/scripts/local-server/static-server'
import { makeTempFolder } from '../../support/temp-folder'

const root = makeTempFolder({
  'secret.txt': 'secret',
  'out/index.html': '<h1>Accueil</h1>',
  'out/services/index.html': '<h1>Services</h1>',
  'out/empty/a.txt': '',
  'out/404.html': '<h1>Introuvable</h1>',
  'out/_next/static/a.js': 'void 0',
  'out/_headers': '/*\n  X-Frame-Options: DENY\n\n/_next/static/*\n  Cache-Control: immutable\n',
})
const dir = path.join(root, 'out')
let site: Awaited<ReturnType<typeof startServer>>
let preview: typeof site

beforeAll(async () => {
  site = await startServer({ dir })
  preview = await startServer({ dir, basePath: '/apercu/pr-12' })
})
afterAll(() => Promise.all([site.close(), preview.close()]))

/** Requests a path by node:http, because fetch would normalize hostile paths. */
async function get({ port }: { port: number }, address: string, host = 'localhost') {
  const sent = request({ host, port, path: address }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status, headers } = response
  return { status, headers, body: await text(response) }
}

const always = { 'x-frame-options': 'DENY' }
const html = 'text/html;charset=utf-8'
const checkedEachTime = 'public, max-age=0, must-revalidate'

test.each([
  ['/services/', 200, { ...always, 'content-type': html, 'cache-control': checkedEachTime }],
  ['/_next/static/a.js', 200, { ...always, 'cache-control': 'immutable' }],
  ['/services?utm_source=x?y', 301, { location: '/services/?utm_source=x?y' }],
])('answers %s with status %i as a host does', async (address, status, headers) => {
  const answer = await get(site, address)
  expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(headers)])
})

test.each(['/nowhere', '/empty/', '/_next/static/later.js', '/../secret.txt'])(
  'answers %s with its own page, which no browser keeps',
  async (address) => {
    const answer = await get(site, address)
    expect([answer.status, answer.body]).toEqual([404, '<h1>Introuvable</h1>'])
    expect(answer.headers).toMatchObject({
      ...always,
      'content-type': html,
      'cache-control': 'no-store',
    })
  },
)

test.each([
  ['/apercu/pr-12/services/', 200, always],
  ['/apercu/pr-12/services?a=1', 301, { location: '/apercu/pr-12/services/?a=1' }],
  ['/services/', 404, always],
  ['/apercu/pr-123/', 404, always],
])('under a base path, answers %s with status %i', async (address, status, headers) => {
  const answer = await get(preview, address)
  expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(headers)])
})

test('compresses a text file, unless a range of it is requested', async () => {
  const ask = async (range: Record<string, string>) => {
    const headers = { 'accept-encoding': 'gzip', ...range }
    const answer = await fetch(`http://127.0.0.1:${site.port}/services/`, { headers })
    return [answer.status, answer.headers.get('content-encoding'), await answer.text()]
  }
  expect(await ask({})).toEqual([200, 'gzip', '<h1>Services</h1>'])
  expect(await ask({ range: 'bytes=0-3' })).toEqual([206, null, '<h1>'])
})

test('listens to this machine alone unless it is given an address', async () => {
  // Another address of the loopback stands for that of a network.
  const network = '127.0.0.2'
  const open = await startServer({ dir, port: site.port, host: network })
  expect(site.origins).toEqual([`http://localhost:${site.port}`, `http://127.0.0.1:${site.port}`])
  expect(open.origins).toEqual([`http://127.0.0.2:${open.port}`])
  expect((await get(open, '/', network)).status).toBe(200)
  await open.close()
})

test('says that a port is taken before it opens a database', async () => {
  const dataDir = path.join(root, 'data')
  await expect(startServer({ dir, port: site.port, dataDir })).rejects.toThrow(
    `Port ${String(site.port)} is already taken`,
  )
  expect(existsSync(dataDir)).toBe(false)
})

test('says how to make the site when there is none', async () => {
  await expect(startServer({ dir: path.join(root, 'nowhere') })).rejects.toThrow(
    'Make it with: npm run build',
  )
})
