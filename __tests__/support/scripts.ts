import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { bundleForBrowser } from '../../scripts/browser-bundle'

type Options = Omit<NonNullable<Parameters<typeof bundleForBrowser>[0]>, 'dir'>

type Bundle = Awaited<ReturnType<typeof bundleForBrowser>>

const plainScript = /\/scripts\/start-\w+\.js/g
const islandModules = /(data-island="([\w-]+)" data-modules=")[^"]*/g

/** A page or a fragment of the export, with the scripts of another build in the place of its own. */
export const withScripts = (html: string, { start, modules }: Pick<Bundle, 'start' | 'modules'>) =>
  html
    .replace(plainScript, start)
    .replace(islandModules, (_, attribute: string, island: string) => attribute + (modules[island] ?? []).join(' '))

/** The scripts of the site as another build would have made them, and the way to put them in the place of the exported ones. */
export async function makeScripts(options: Options) {
  const dir = await mkdtemp(path.join(tmpdir(), 'fanal-scripts-'))
  const bundle = await bundleForBrowser({ ...options, dir })
  return {
    serve: async (context: BrowserContext) => {
      await context.route('**/*', async (route) => {
        const { pathname } = new URL(route.request().url())
        if (route.request().resourceType() !== 'document' && !pathname.includes('/fragments/')) return route.fallback()
        const response = await route.fetch()
        return route.fulfill({ response, body: withScripts(await response.text(), bundle) })
      })
      await context.route('**/scripts/*.js', (route) => {
        const name = path.basename(new URL(route.request().url()).pathname)
        return route.fulfill({ path: path.join(dir, name.startsWith('start-') ? path.basename(bundle.start) : name) })
      })
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}
