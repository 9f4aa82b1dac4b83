import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readHtml } from '../../scripts/export/exported-pages'
import { contentPolicy, type Outside } from '../../scripts/export/csp'
import { bundleForBrowser } from '../../scripts/build/browser-bundle'
import { testServerPort } from '../../scripts/lib/environment.mjs'
import { startServer } from '../../scripts/dev/static-server'
import { test } from './browser'
import { testedDir } from './tested-export'

const noneOutside: Outside = { functionHost: '', chat: { provider: 'aucun', scriptUrl: '' } }

/** Where the function is: on the server that every browser test shares. */
export const functionOrigin = `http://localhost:${testServerPort}`

const writtenPolicy = /default-src 'none'; [^"\n]*base-uri 'none'/

/** Each page lists its own. */
const hashesIn = (policy: string, directive: string) =>
  new RegExp(`${directive} ([^;]*)`)
    .exec(policy)?.[1]
    ?.split(' ')
    .filter((source) => source.startsWith("'sha256-")) ?? []

type Bundling = Omit<NonNullable<Parameters<typeof bundleForBrowser>[0]>, 'dir'>

/**
 * Makes of a copy of the export what another build would have made of it: other scripts, and a
 * policy that allows what is outside.
 */
async function buildOtherwise(dir: string, options: Bundling, outside: Outside) {
  const { mainScript, modules } = await bundleForBrowser({ ...options, dir: join(dir, 'scripts') })
  for (const name of ['_headers', ...readHtml(dir).map((page) => page.name)]) {
    const text = await readFile(join(dir, name), 'utf8')
    const [alone = ''] = writtenPolicy.exec(text) ?? []
    const hashes = { scripts: hashesIn(alone, 'script-src'), styles: hashesIn(alone, 'style-src') }
    // A fragment has neither: it is put into a page.
    if (!name.startsWith('fragments') && alone !== contentPolicy(hashes, noneOutside))
      throw new Error(`${name} has another policy: these tests would prove nothing.`)
    const otherwise = text
      .replace(/\/scripts\/main-script-\w+\.js/g, mainScript)
      .replace(
        /(data-island="([\w-]+)" data-modules=")[^"]*/g,
        (_, attribute: string, island: string) => {
          return attribute + (modules[island] ?? []).join(' ')
        },
      )
      .replace(alone, () => contentPolicy(hashes, outside))
    await writeFile(join(dir, name), otherwise)
  }
}

/** The same site, as another build would have made it. */
export async function startOtherwise(options: Bundling, outside: Outside = noneOutside) {
  const dir = await mkdtemp(join(tmpdir(), 'fanal-elsewhere-'))
  await cp(testedDir, dir, { recursive: true })
  await buildOtherwise(dir, options, outside)
  const server = await startServer({ dir, port: 0 })
  return {
    port: server.port,
    close: async () => {
      await server.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** With its function on that host. */
export const startElsewhere = (host: string) =>
  startOtherwise(
    { env: { NEXT_PUBLIC_FUNCTION_HOST: host } },
    { ...noneOutside, functionHost: host },
  )

/**
 * For all tests of a file, one after the other: such a site. Not a fixture of the worker, for which
 * Playwright would start another browser.
 */
export function openOtherwise(
  start: () => ReturnType<typeof startOtherwise>,
  address = 'localhost',
) {
  let site: ReturnType<typeof startOtherwise> | undefined
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
