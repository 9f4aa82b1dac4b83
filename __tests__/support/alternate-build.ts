import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readHtml } from '@/scripts/export/exported-pages'
import { fromHtml } from 'hast-util-from-html'
import {
  buildHeaderPolicy,
  buildPagePolicy,
  hashInlineTexts,
  type Outside,
} from '@/scripts/export/csp'
import { bundleForBrowser } from '@/scripts/build/browser-bundle'
import { startServer } from '@/scripts/local-server/static-server'
import { test } from './browser'

/** The public environment of a build, the hosts that its policy then allows, and which React. */
type Build = { env?: Record<string, string>; outside: Outside; isDevelopment?: boolean }

/** Replaces the scripts and the content policy of an export by those of another build. */
async function rebuildExport(dir: string, { outside, ...bundling }: Build) {
  const { mainScript, modules } = await bundleForBrowser({ ...bundling, dir: join(dir, 'scripts') })
  await writeFile(
    join(dir, '_headers'),
    (await readFile(join(dir, '_headers'), 'utf8')).replace(
      /(Content-Security-Policy: ).*/,
      (_, name: string) => name + buildHeaderPolicy(outside),
    ),
  )
  for (const { file, html } of readHtml(dir)) {
    const policy = buildPagePolicy(hashInlineTexts(fromHtml(html)), outside)
    const rebuilt = html
      .replace(/default-src 'none'; [^"]*/, policy)
      .replace(/\/scripts\/main-script-\w+\.js/g, mainScript)
      .replace(
        /(data-island="([\w-]+)" data-modules=")[^"]*/g,
        (_, attribute: string, island: string) => attribute + (modules[island] ?? []).join(' '),
      )
    await writeFile(file, rebuilt)
  }
}

/** Serves a copy of the export, rebuilt with other options. */
async function startAlternateBuild(build: Build) {
  const dir = await mkdtemp(join(tmpdir(), 'fanal-alternate-build-'))
  await cp('out', dir, { recursive: true })
  await rebuildExport(dir, build)
  const server = await startServer({ dir, port: 0 })
  return {
    port: server.port,
    close: async () => {
      await server.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/**
 * Runs the tests of a file in turn on one alternate build. Not a fixture of the worker, for which
 * Playwright would start another browser.
 */
export function useAlternateBuild(build: Build, host = 'localhost') {
  let site: ReturnType<typeof startAlternateBuild> | undefined
  test.describe.configure({ mode: 'default' })
  test.afterAll(async () => (await site)?.close())
  test.use({
    // Playwright reads from the pattern what a fixture needs: this one needs nothing.
    baseURL: async ({}, use) => {
      site ??= startAlternateBuild(build)
      await use(`http://${host}:${String((await site).port)}`)
    },
  })
}
