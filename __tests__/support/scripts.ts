import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { bundleForBrowser } from '../../scripts/browser-bundle'

type Options = Omit<NonNullable<Parameters<typeof bundleForBrowser>[0]>, 'dir'>

/** The scripts of the site as another build would have made them, and the way to put them in the place of the exported ones. */
export async function makeScripts(options: Options) {
  const dir = await mkdtemp(path.join(tmpdir(), 'fanal-scripts-'))
  const { start } = await bundleForBrowser({ ...options, dir })
  return {
    serve: (context: BrowserContext) =>
      context.route('**/scripts/*.js', async (route) => {
        const name = path.basename(new URL(route.request().url()).pathname)
        await route.fulfill({ path: path.join(dir, name.startsWith('start-') ? path.basename(start) : name) })
      }),
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}
