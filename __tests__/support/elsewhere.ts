import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testServerPort } from '../../scripts/environment.mjs'
import { readPages } from '../../scripts/after-export/pages'
import { contentPolicy } from '../../scripts/after-export/policy'
import { startServer } from '../../scripts/server'
import { test as base } from './browser'
import { exportedHashes, noneOutside } from './policy'

/** Where the function is: on the server that every browser test shares. */
export const functionOrigin = `http://localhost:${testServerPort}`

const ownAddress = /\$\{\w+\}(?=\/functions\/v1\/)/g

/** Makes of the export what FUNCTION_HOST would have made of it: the build writes the host where the sender has its address, and nowhere else. */
async function nameHost(dir: string) {
  const chunks = join(dir, '_next/static/chunks')
  let named = 0
  for (const name of await readdir(chunks)) {
    if (!name.endsWith('.js')) continue
    const code = await readFile(join(chunks, name), 'utf8')
    if (code.search(ownAddress) < 0) continue
    await writeFile(join(chunks, name), code.replace(ownAddress, functionOrigin))
    named += 1
  }
  if (named === 0) throw new Error('No script of the export calls the function any more: these tests would prove nothing.')
}

/** And of its policy: the host may be called. */
async function allowHost(dir: string) {
  const hashes = exportedHashes()
  const [alone, withHost] = [noneOutside, { ...noneOutside, functionHost: functionOrigin }].map((outside) => contentPolicy(hashes, outside))
  for (const name of ['_headers', ...readPages('out').map((page) => page.name)]) {
    const text = await readFile(join(dir, name), 'utf8')
    if (!text.includes(alone ?? '')) throw new Error(`${name} has another policy: these tests would prove nothing.`)
    await writeFile(
      join(dir, name),
      text.replace(alone ?? '', () => withHost ?? ''),
    )
  }
}

/** The same site on another origin than its function, as on a real host: what the browser then asks and refuses is its own CORS. */
export const test = base.extend<{ siteAddress: string }, { sitePort: number }>({
  sitePort: [
    // Playwright reads from the pattern what a fixture needs: this one needs nothing.
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'fanal-elsewhere-'))
      await cp('out', dir, { recursive: true })
      await nameHost(dir)
      await allowHost(dir)
      const server = await startServer({ dir, port: 0 })
      await use(server.port)
      await server.close()
      await rm(dir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  siteAddress: ['127.0.0.1', { option: true }],
  baseURL: async ({ siteAddress, sitePort }, use) => {
    await use(`http://${siteAddress}:${String(sitePort)}`)
  },
})
