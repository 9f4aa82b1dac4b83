import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readHtml } from '../../scripts/export/exported-pages'
import { buildPolicy, type Outside } from '../../scripts/export/csp'
import { bundleForBrowser } from '../../scripts/build/browser-bundle'
import { testServerPort } from '../../scripts/lib/environment.mjs'
import { startServer } from '../../scripts/dev/static-server'
import { test } from './browser'

const noExternalHosts: Outside = { functionHost: '', chat: { provider: 'aucun', scriptUrl: '' } }

/** Where the function is: on the server that every browser test shares. */
export const functionOrigin = `http://localhost:${testServerPort}`

const writtenPolicy = /default-src 'none'; [^"\n]*base-uri 'none'/

/** The hashes of inline scripts or styles, which differ from page to page. */
const listHashes = (policy: string, directive: string) =>
  new RegExp(`${directive} ([^;]*)`)
    .exec(policy)?.[1]
    ?.split(' ')
    .filter((source) => source.startsWith("'sha256-")) ?? []

type Bundling = Omit<NonNullable<Parameters<typeof bundleForBrowser>[0]>, 'dir'>

/** Replaces the scripts and the content policy of an export by those of another build. */
async function rebuildExport(dir: string, options: Bundling, outside: Outside) {
  const { mainScript, modules } = await bundleForBrowser({ ...options, dir: join(dir, 'scripts') })
  for (const name of ['_headers', ...readHtml(dir).map((page) => page.name)]) {
    const text = await readFile(join(dir, name), 'utf8')
    const [policy = ''] = writtenPolicy.exec(text) ?? []
    const hashes = {
      scripts: listHashes(policy, 'script-src'),
      styles: listHashes(policy, 'style-src'),
    }
    // A fragment has neither: it is put into a page.
    if (!name.startsWith('fragments') && policy !== buildPolicy(hashes, noExternalHosts))
      throw new Error(`${name} has another policy than the build writes.`)
    const rebuilt = text
      .replace(/\/scripts\/main-script-\w+\.js/g, mainScript)
      .replace(
        /(data-island="([\w-]+)" data-modules=")[^"]*/g,
        (_, attribute: string, island: string) => {
          return attribute + (modules[island] ?? []).join(' ')
        },
      )
      .replace(policy, () => buildPolicy(hashes, outside))
    await writeFile(join(dir, name), rebuilt)
  }
}

/** Serves a copy of the export, rebuilt with other options. */
export async function startAlternateBuild(options: Bundling, outside: Outside = noExternalHosts) {
  const dir = await mkdtemp(join(tmpdir(), 'fanal-alternate-build-'))
  await cp('out', dir, { recursive: true })
  await rebuildExport(dir, options, outside)
  const server = await startServer({ dir, port: 0 })
  return {
    port: server.port,
    close: async () => {
      await server.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** Serves the site with its contact function on that host. */
export const startWithFunctionHost = (host: string) =>
  startAlternateBuild(
    { env: { NEXT_PUBLIC_FUNCTION_HOST: host } },
    { ...noExternalHosts, functionHost: host },
  )

/**
 * Runs the tests of a file in turn on one alternate build. Not a fixture of the worker, for which
 * Playwright would start another browser.
 */
export function useAlternateBuild(
  start: () => ReturnType<typeof startAlternateBuild>,
  address = 'localhost',
) {
  let site: ReturnType<typeof startAlternateBuild> | undefined
  test.describe.configure({ mode: 'default' })
  test.afterAll(async () => (await site)?.close())
  const baseURL = (host: string) => ({
    // Playwright reads from the pattern what a fixture needs: this one needs nothing.
    baseURL: async ({}, use: (url: string) => Promise<void>) => {
      site ??= start()
      await use(`http://${host}:${String((await site).port)}`)
    },
  })
  test.use(baseURL(address))
  return baseURL
}
