import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startServer } from '@/scripts/dev/static-server'
import { makeFolder } from '../../support/folder'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** node:http, because fetch would tidy up the hostile paths before they leave. */
async function ask(
  port: number,
  pathname: string,
  headers: Record<string, string> = {},
  method = 'GET',
  host = 'localhost',
): Promise<Answer> {
  const sent = request({ host, port, path: pathname, headers, method }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  }
}

const page = '<h1>Services</h1>'
const root = makeFolder({
  'secret.txt': 'secret',
  'out/index.html': '<h1>Accueil</h1>',
  'out/services/index.html': page,
  'out/vide/a.txt': '',
  'out/404.html': '<h1>Introuvable</h1>',
  'out/_next/static/a.js': 'void 0',
  'out/_headers': '/*\n  X-Frame-Options: DENY\n/_next/static/*\n  Cache-Control: immutable\n',
})
const dir = path.join(root, 'out')
let site: Awaited<ReturnType<typeof startServer>>
let preview: typeof site

beforeAll(async () => {
  site = await startServer({ dir, port: 0 })
  preview = await startServer({ dir, port: 0, basePath: '/apercu/pr-12' })
})

afterAll(() => Promise.all([site.close(), preview.close()]))

const always = { 'x-frame-options': 'DENY' }
const html = 'text/html;charset=utf-8'

describe('the local server', () => {
  test.each([
    [
      '/services/',
      200,
      { ...always, 'content-type': html, 'cache-control': 'public, max-age=0, must-revalidate' },
    ],
    // What _headers says wins over the hosts' defaults.
    ['/_next/static/a.js', 200, { ...always, 'cache-control': 'immutable' }],
    ['/services?utm_source=x?y', 301, { location: '/services/?utm_source=x?y' }],
  ])('answers %s as a host does', async (address, status, headers) => {
    const answer = await ask(site.port, address)
    expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(headers)])
    if (address === '/services/') expect(answer.body.toString()).toBe(page)
  })

  test.each([
    ...[
      '/nulle-part',
      '/nulle-part/',
      '/vide/',
      '/_headers',
      '/_redirects',
      '/_next/static/de-demain.js',
    ],
    // It never leaves the export, nor the site.
    ...[
      '/../secret.txt',
      '/..%2fsecret.txt',
      '//evil.example/services',
      '//services',
      '/services//',
      '/services\\..\\..\\secret.txt',
    ],
  ])('has its own page for %s, an absence that nobody keeps', async (address) => {
    const answer = await ask(site.port, address)
    expect([answer.status, answer.body.toString()]).toEqual([404, '<h1>Introuvable</h1>'])
    expect(answer.headers).toMatchObject({
      ...always,
      'content-type': html,
      'cache-control': 'no-store',
    })
  })

  test('answers no other method than GET and HEAD', async () => {
    const post = await ask(site.port, '/services/', {}, 'POST')
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('under a base path, serves there and nowhere else', async () => {
    const found = await ask(preview.port, '/apercu/pr-12/services/')
    expect([found.status, found.headers['x-frame-options']]).toEqual([200, 'DENY'])
    expect((await ask(preview.port, '/apercu/pr-12/services?a=1')).headers.location).toBe(
      '/apercu/pr-12/services/?a=1',
    )
    expect((await ask(preview.port, '/apercu/pr-12')).headers.location).toBe('/apercu/pr-12/')
    expect(
      (await ask(preview.port, '/apercu/pr-12/_next/static/a.js')).headers['cache-control'],
    ).toBe('immutable')
    for (const pathname of ['/', '/services/', '/apercu/pr-123/', '/apercu/pr-12//evil.example'])
      expect([pathname, (await ask(preview.port, pathname)).status]).toEqual([pathname, 404])
  })

  test('is for this machine alone, unless its network is let in', async () => {
    // Another address of the loopback stands for that of a network.
    const elsewhere = '127.0.0.2'
    const open = await startServer({ dir, port: site.port, host: elsewhere })
    expect(site.origins).toEqual([`http://localhost:${site.port}`, `http://127.0.0.1:${site.port}`])
    expect(open.origins).toEqual([`http://127.0.0.2:${open.port}`])
    expect((await ask(open.port, '/', {}, 'GET', elsewhere)).status).toBe(200)
    // It stops, even while a browser keeps its connection open.
    await open.close()
    // On a connection of its own: where both servers have one port, Node's pool would hand out the kept connection, and the error would be a socket that hung up.
    await expect(once(connect(site.port, elsewhere), 'connect')).rejects.toThrow('ECONNREFUSED')
  })

  test('says in one sentence that a port is taken, before it opens anything, or that there is nothing to serve', async () => {
    const dataDir = path.join(root, 'data')
    await expect(startServer({ dir, port: site.port, dataDir })).rejects.toThrow(
      `Port ${String(site.port)} is already taken`,
    )
    expect(existsSync(dataDir)).toBe(false)
    await expect(startServer({ dir: path.join(root, 'nowhere'), port: 0 })).rejects.toThrow(
      'Make it with: npm run build',
    )
  })
})
