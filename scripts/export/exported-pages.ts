import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../lib/user-error.mjs'

/**
 * An HTML file. `name` is relative to the export; a fragment is HTML that pages fetch, and no page.
 */
export type ExportedPage = { name: string; file: string; html: string; isFragment: boolean }

/** Every HTML file of an export. */
export const readHtml = (dir: string): ExportedPage[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const file = path.join(dir, name)
      return {
        name,
        file,
        html: readFileSync(file, 'utf8'),
        isFragment: name.startsWith(`fragments${path.sep}`),
      }
    })

/** Every route of the exported sitemap. */
export function listExportedRoutes() {
  if (!existsSync('out/sitemap.xml'))
    throw new UserError('There is no site in out/ yet. Make it with: npm run build')
  const sitemap = readFileSync('out/sitemap.xml', 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}
