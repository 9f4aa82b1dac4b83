import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPages } from '../../scripts/after-export/pages'
import { contentPolicy } from '../../scripts/after-export/policy'
import { bundleForBrowser } from '../../scripts/browser-bundle'
import { testServerPort } from '../../scripts/environment.mjs'
import { startServer } from '../../scripts/server'
import { test as base } from './browser'
import { noneOutside } from './policy'

/** Where the function is: on the server that every browser test shares. */
export const functionOrigin = `http://localhost:${testServerPort}`

const plainScript = /\/scripts\/start-\w+\.js/g

/** Makes of a copy of the export what FUNCTION_HOST would have made of it: other scripts, and a policy that allows the host. */
async function nameHost(dir: string, host: string) {
  const { start } = await bundleForBrowser({ dir: join(dir, 'scripts'), env: { NEXT_PUBLIC_FUNCTION_HOST: host } })
  const [alone, withHost] = ['', host].map((functionHost) => {
    const policy = contentPolicy({ scripts: [], styles: [] }, { ...noneOutside, functionHost })
    return /connect-src [^;]*/.exec(policy)?.[0] ?? ''
  }) as [string, string]
  for (const name of ['_headers', ...readPages(dir).map((page) => page.name)]) {
    const text = await readFile(join(dir, name), 'utf8')
    // A fragment has neither: it is put into a page.
    if (!name.startsWith('fragments') && !text.includes(alone))
      throw new Error(`${name} has another policy: these tests would prove nothing.`)
    await writeFile(join(dir, name), text.replace(alone, () => withHost).replace(plainScript, start))
  }
}

/** The same site, with its function on that host. */
export async function startElsewhere(host: string) {
  const dir = await mkdtemp(join(tmpdir(), 'fanal-elsewhere-'))
  await cp('out', dir, { recursive: true })
  await nameHost(dir, host)
  const server = await startServer({ dir, port: 0 })
  return {
    port: server.port,
    close: async () => {
      await server.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** The same site on another origin than its function, as on a real host: what the browser then asks and refuses is its own CORS. */
export const test = base.extend<{ siteAddress: string }, { sitePort: number }>({
  sitePort: [
    // Playwright reads from the pattern what a fixture needs: this one needs nothing.
    async ({}, use) => {
      const site = await startElsewhere(functionOrigin)
      await use(site.port)
      await site.close()
    },
    { scope: 'worker' },
  ],
  siteAddress: ['127.0.0.1', { option: true }],
  baseURL: async ({ siteAddress, sitePort }, use) => {
    await use(`http://${siteAddress}:${String(sitePort)}`)
  },
})
