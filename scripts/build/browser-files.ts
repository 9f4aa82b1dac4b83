import { mkdir, writeFile } from 'node:fs/promises'
import { bundleForBrowser } from './browser-bundle'
import { makeLateStyles } from './late-styles'

/**
 * Makes the files that the pages name, which Next is about to render. They find their names with
 * components/browser-files/read-browser-files.ts.
 */
export async function makeBrowserFiles(options?: Parameters<typeof bundleForBrowser>[0]) {
  const files = { ...(await bundleForBrowser(options)), ...(await makeLateStyles()) }
  await mkdir('.cache', { recursive: true })
  await writeFile('.cache/browser-files.json', JSON.stringify(files))
}
