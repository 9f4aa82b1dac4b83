import { existsSync, readFileSync } from 'node:fs'
import { Stop } from './stop.mjs'

/** Every route of the sitemap, read from the export itself: nothing that was forgotten can hide. */
export function exportedRoutes(): string[] {
  if (!existsSync('out/sitemap.xml')) throw new Stop('There is no site in out/ yet. Make it with: npm run build')
  const sitemap = readFileSync('out/sitemap.xml', 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
