// npm run --prefix scripts/measure headers: the Mozilla Observatory's own scanner on every page of out/, served by the local server behind TLS. Its grade is what
// developer.mozilla.org/observatory would give to the site on a host that reads _headers.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttp, request as askHttp } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exportedRoutes } from '../exported-routes'
import { run } from '../run.mjs'
import { startServer } from '../server'
import { main, Stop } from '../stop.mjs'
import { table } from '../table'
import { installAside, workDir } from './aside'

type Page = { path: string; score: number; grade: string; faults: string[] }

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return (server.address() as AddressInfo).port
}

/** A certificate that this run alone trusts. */
async function makeCertificate(dir: string) {
  const [key, cert] = [path.join(dir, 'key.pem'), path.join(dir, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const { code, output } = await run(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '1', ...subject],
    {
      quiet: true,
    },
  )
  if (code !== 0) throw new Stop(`${output}\nThe local certificate could not be made: this command needs openssl.`)
  return { key: await readFile(key), cert: await readFile(cert), file: cert }
}

await main(async () => {
  const routes = exportedRoutes()
  await installAside()
  // The browsers' list of preloaded hosts, which its installer fetches: localhost is not in it.
  await writeFile(path.join(workDir, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}')
  const dir = await mkdtemp(path.join(tmpdir(), 'fanal-tls-'))
  const { key, cert, file } = await makeCertificate(dir)
  const site = await startServer({ dir: 'out', port: 0 })
  const secure = createHttps({ key, cert }, (request, response) => {
    const { method, headers, url: where } = request
    const asked = askHttp({ port: site.port, path: where, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(asked)
  })
  const securePort = await listen(secure)
  const plain = createHttp((request, response) => {
    response.writeHead(301, { location: `https://localhost:${String(securePort)}${request.url ?? '/'}` }).end()
  })
  const plainPort = await listen(plain)
  const { code, output } = await run(process.execPath, [path.join(workDir, 'scan.js'), String(plainPort), String(securePort), ...routes], {
    quiet: true,
    environment: { NODE_EXTRA_CA_CERTS: file },
  })
  for (const server of [secure, plain]) server.closeAllConnections()
  secure.close()
  plain.close()
  await site.close()
  await rm(dir, { recursive: true })
  if (code !== 0) throw new Stop(`${output}\nThe scanner failed: what it said is above.`)
  const pages = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Page[]
  console.log(
    table([
      ['page', 'score', 'grade', 'faults'],
      ...pages.map(({ path: route, score, grade, faults }) => [route, String(score), grade, faults.join(' ')]),
    ]),
  )
  const poor = pages.filter(({ grade }) => grade !== 'A+')
  if (poor.length > 0) throw new Stop(`${String(poor.length)} pages have less than A+.`)
})
