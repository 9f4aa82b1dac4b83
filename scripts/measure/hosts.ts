// npm run --prefix scripts/measure hosts: serves out/ with nginx and with Apache, where they are installed, and compares what they answer to each kind of request
// with the local server: status, type, redirect, every header of _headers, compression, content.
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { readHeaderRules } from '../headers-file'
import { startApache, startNginx, type Host } from './run-hosts'
import { startServer } from '../server'
import { isText } from '../static-files'
import { Stop, main } from '../stop.mjs'

const dir = 'out'

/** Pages, their forms without a final slash, what does not exist, what hosts read and never serve; and one file of each kind, from each folder. */
async function addresses(): Promise<string[]> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
    .map((entry) => `/${path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`)
  const kinds = new Map(files.map((file) => [`${file.split('/')[1] ?? ''} ${path.extname(file)}`, file]))
  return [
    ...['/', '/services/', '/blog/article-5/', '/services', '/blog/article-5', '/services?utm_source=essai', '/.well-known/security.txt'],
    ...['/nulle-part', '/nulle-part/', '/_next/static/de-demain.js', '/images', '/images/', '/Services/', '/_headers', '/_redirects'],
    ...['/.git/config', '/services/.env'],
    ...kinds.values(),
  ]
}

async function ask(port: number, address: string, names: string[]): Promise<Record<string, string | number | null>> {
  const response = await fetch(`http://localhost:${port}${address}`, { redirect: 'manual' })
  const body = Buffer.from(await response.arrayBuffer())
  const location = response.headers.get('location')
  if (location !== null) {
    const { pathname, search } = new URL(location, `http://localhost:${port}`)
    return { status: response.status, location: `${pathname}${search}` }
  }
  return {
    status: response.status,
    length: body.length,
    start: body.subarray(0, 100).toString('latin1'),
    ...(response.ok && body.length > 2000 && isText(address) && { compressed: response.headers.has('content-encoding') ? 1 : 0 }),
    ...Object.fromEntries(names.map((name) => [name, response.headers.get(name)])),
  }
}

await main(async () => {
  if (!existsSync(path.join(dir, '_headers'))) throw new Stop('There is no out/_headers yet. Make the site first: npm run build')
  const rules = readHeaderRules(await readFile(path.join(dir, '_headers'), 'utf8'))
  const names = ['content-type', 'cache-control', ...rules.flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase()))]
  const hosts: Host[] = []
  const local = await startServer({ dir, port: 0 })
  try {
    for (const start of [startNginx, startApache]) {
      const host = await start(dir)
      if (host) hosts.push(host)
    }
    if (hosts.length === 0) throw new Stop('Neither nginx nor Apache is installed here: apt-get install nginx apache2')
    const asked = await addresses()
    let differences = 0
    for (const address of asked) {
      const wanted = await ask(local.port, address, names)
      for (const { name, port } of hosts) {
        const found = await ask(port, address, names)
        for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
          if (found[key] === wanted[key]) continue
          differences += 1
          console.log(`${name} ${address} ${key}: ${String(found[key])}, where the local server says ${String(wanted[key])}`)
        }
      }
    }
    console.log(
      `${hosts.map(({ name }) => name).join(' and ')}: ${asked.length} addresses, ${new Set(names).size} headers, ${differences} differences`,
    )
    if (differences > 0) process.exitCode = 1
  } finally {
    for (const host of hosts) await host.stop()
    await local.close()
  }
})
