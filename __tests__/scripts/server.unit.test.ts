import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { networkAddresses } from '@/scripts/local/own-origins'
import { startServer, type RunningServer } from '@/scripts/server'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** node:http, because fetch would tidy up the hostile paths before they leave. */
function ask(port: number, pathname: string, headers: Record<string, string> = {}, method = 'GET', host = 'localhost'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path: pathname, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

const page = `<h1>Services</h1>${'<p>Une résidence, une visite.</p>'.repeat(200)}`
let root: string
let dir: string
let site: RunningServer
let preview: RunningServer

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'server-test-'))
  dir = path.join(root, 'out')
  await mkdir(path.join(dir, 'services'), { recursive: true })
  await mkdir(path.join(dir, 'vide'))
  await mkdir(path.join(dir, '_next/static'), { recursive: true })
  await writeFile(path.join(root, 'secret.txt'), 'secret')
  await writeFile(path.join(dir, 'index.html'), '<h1>Accueil</h1>')
  await writeFile(path.join(dir, 'services/index.html'), page)
  await writeFile(path.join(dir, '404.html'), '<h1>Introuvable</h1>')
  await writeFile(path.join(dir, '_next/static/a.js'), 'void 0')
  await writeFile(path.join(dir, 'photo.avif'), Buffer.alloc(2000))
  await writeFile(path.join(dir, '_headers'), '/*\n  X-Frame-Options: DENY\n/_next/static/*\n  Cache-Control: immutable\n')
  site = await startServer({ dir, port: 0 })
  preview = await startServer({ dir, port: 0, basePath: '/apercu/pr-12' })
})

afterAll(async () => {
  await Promise.all([site.close(), preview.close()])
  await rm(root, { recursive: true })
})

describe('the local server', () => {
  test('serves a page with its type, its headers and the hosts’ default cache rule', async () => {
    const answer = await ask(site.port, '/services/')
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toBe(page)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-frame-options': 'DENY',
    })
  })

  test('lets _headers win over its defaults', async () => {
    expect((await ask(site.port, '/_next/static/a.js')).headers['cache-control']).toBe('immutable')
  })

  test('sends a folder without its final slash to the page, with its query', async () => {
    const answer = await ask(site.port, '/services?utm_source=x?y')
    expect([answer.status, answer.headers.location]).toEqual([301, '/services/?utm_source=x?y'])
  })

  test.each(['/nulle-part', '/nulle-part/', '/vide/', '/_headers', '/_redirects'])(
    'answers 404 with the site’s own page: %s',
    async (pathname) => {
      const answer = await ask(site.port, pathname)
      expect(answer.status).toBe(404)
      expect(answer.body.toString()).toBe('<h1>Introuvable</h1>')
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'x-frame-options': 'DENY' })
    },
  )

  test('lets nobody keep the absence of a hashed file', async () => {
    const answer = await ask(site.port, '/_next/static/de-demain.js')
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '//evil.example/services',
    '//services',
    '/services//',
    '/services\\..\\..\\secret.txt',
  ])('never leaves the export, nor the site: %s', async (pathname) => {
    const answer = await ask(site.port, pathname)
    expect(answer.status).toBe(404)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.body.toString()).not.toContain('secret')
  })

  test('notices that a new build replaced a page, and answers 304 to a browser that has it already', async () => {
    const file = path.join(dir, 'nouvelle.txt')
    await writeFile(file, 'avant')
    const { etag = '' } = (await ask(site.port, '/nouvelle.txt')).headers
    expect((await ask(site.port, '/nouvelle.txt', { 'if-none-match': etag })).status).toBe(304)
    await writeFile(file, 'après, plus long')
    const after = await ask(site.port, '/nouvelle.txt', { 'if-none-match': etag })
    expect([after.status, after.body.toString()]).toEqual([200, 'après, plus long'])
  })

  test('compresses text as hosts do, and leaves pictures as they are', async () => {
    const text = await ask(site.port, '/services/', { 'accept-encoding': 'gzip, br' })
    expect(text.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(text.body).toString()).toBe(page)
    const picture = await ask(site.port, '/photo.avif', { 'accept-encoding': 'br' })
    expect([picture.headers['content-encoding'], picture.headers['content-type'], picture.body.length]).toEqual([
      undefined,
      'image/avif',
      2000,
    ])
  })

  test('answers no other method than GET and HEAD', async () => {
    const post = await ask(site.port, '/services/', {}, 'POST')
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('under a base path, serves there and nowhere else', async () => {
    const found = await ask(preview.port, '/apercu/pr-12/services/')
    expect([found.status, found.headers['x-frame-options']]).toEqual([200, 'DENY'])
    expect((await ask(preview.port, '/apercu/pr-12/services?a=1')).headers.location).toBe('/apercu/pr-12/services/?a=1')
    expect((await ask(preview.port, '/apercu/pr-12')).headers.location).toBe('/apercu/pr-12/')
    expect((await ask(preview.port, '/apercu/pr-12/_next/static/a.js')).headers['cache-control']).toBe('immutable')
    for (const pathname of ['/', '/services/', '/apercu/pr-123/', '/apercu/pr-12//evil.example'])
      expect([pathname, (await ask(preview.port, pathname)).status]).toEqual([pathname, 404])
  })

  test('hands the contact function its own address, and closes it when it stops', async () => {
    let isClosed = false
    const server = await startServer({
      dir,
      port: 0,
      openContact: () => ({
        takes: (incoming, outgoing) => {
          if (incoming.url !== '/functions/v1/send-contact-email') return false
          outgoing.writeHead(501).end()
          return true
        },
        ready: Promise.resolve(),
        close: () => {
          isClosed = true
          return Promise.resolve()
        },
      }),
    })
    expect((await ask(server.port, '/functions/v1/send-contact-email', {}, 'POST')).status).toBe(501)
    expect((await ask(server.port, '/functions/v1/other')).status).toBe(404)
    await server.close()
    expect(isClosed).toBe(true)
  })

  test('is for this machine alone, unless its network is let in', async () => {
    const [address] = networkAddresses()
    const open = await startServer({ dir, port: 0, host: '0.0.0.0' })
    try {
      expect(site.origins).toEqual([`http://localhost:${site.port}`, `http://127.0.0.1:${site.port}`])
      expect(open.origins).toEqual(['localhost', '127.0.0.1', ...networkAddresses()].map((name) => `http://${name}:${open.port}`))
      // Another address of the loopback stands for the network where the machine has none.
      const elsewhere = address ?? '127.0.0.2'
      expect((await ask(open.port, '/', {}, 'GET', elsewhere)).status).toBe(200)
      await expect(ask(site.port, '/', {}, 'GET', elsewhere)).rejects.toThrow('ECONNREFUSED')
    } finally {
      await open.close()
    }
  })

  test('says in one sentence that a port is taken, before it opens anything', async () => {
    const openContact = () => {
      throw new Error('opened too early')
    }
    await expect(startServer({ dir, port: site.port, openContact })).rejects.toThrow(
      `Port ${String(site.port)} is already taken by another program. Stop it, or choose another port: PORT=${String(site.port + 1)} npm start`,
    )
  })

  test('says in one sentence that there is nothing to serve', async () => {
    await expect(startServer({ dir: path.join(root, 'nowhere'), port: 0 })).rejects.toThrow('Make it with: npm run build')
  })

  test('stops, even while a browser keeps its connection open', async () => {
    const server = await startServer({ dir, port: 0 })
    await new Promise((resolve) => {
      get({ host: 'localhost', port: server.port, headers: { connection: 'keep-alive' } }, (response) =>
        response.resume().on('end', resolve),
      )
    })
    await expect(server.close()).resolves.toBeUndefined()
  })
})
