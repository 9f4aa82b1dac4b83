import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../support/user-error.mjs'

/** An HTML file, whose `name` is relative to the export. */
type ExportedPage = { name: string; file: string; html: string }

/** Every HTML file of an export. */
export const readHtml = (dir: string): ExportedPage[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const file = path.join(dir, name)
      return { name, file, html: readFileSync(file, 'utf8') }
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
