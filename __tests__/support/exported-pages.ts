import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { UserError } from '@/scripts/support/user-error.mjs'

const out = path.resolve('out')

/** Every route of the exported sitemap. */
export function listExportedRoutes() {
  if (!existsSync('out/sitemap.xml'))
    throw new UserError('There is no site in out/ yet. Make it with: npm run build')
  const sitemap = readFileSync('out/sitemap.xml', 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

/**
 * The spaces that typography sets are folded, so that a test may be written with those of a
 * keyboard.
 */
export const foldText = (text: string) => text.replace(/[\u00A0\u202F\s]+/g, ' ').trim()

export function readExported(file: string): string {
  return readFileSync(path.join(out, file), 'utf8')
}

export const isExported = (file: string) => existsSync(path.join(out, decodeURIComponent(file)))

/** The pages that were parsed, kept beside the parser, which a worker shares (load-in-node.mjs). */
const pages = ((JSDOM as { pages?: Map<string, Document> }).pages ??= new Map())

/**
 * The page of a route as a visitor without JavaScript receives it, parsed once for all test files:
 * they read pages, and change none.
 */
export function openExported(route: string): Document {
  const file = route.endsWith('.html') ? route : path.join(route, 'index.html')
  const known = pages.get(file)
  if (known) return known
  // Titles are compared as they are written in content/.
  const html = readExported(file).replaceAll('\u00AD', '')
  const page = new JSDOM(html, { url: `https://www.fanal.example${route}` }).window.document
  pages.set(file, page)
  return page
}

/** The words of the main part, as they are read, but for those of `without`. */
export function readWords(page: Document, selector = 'main', without = 'script'): string {
  const element = page.querySelector(selector)?.cloneNode(true)
  if (!element) throw new Error(`No ${selector} on ${page.location.pathname}`)
  const copy = element as Element
  for (const hidden of copy.querySelectorAll(`script, style, noscript, ${without}`)) hidden.remove()
  // Blocks do not run into one another: « titreTexte » is no word.
  for (const block of copy.querySelectorAll(
    'p, li, h1, h2, h3, dt, dd, td, th, summary, legend, div, figcaption, option, label, button, br',
  ))
    block.append(' ')
  return foldText(copy.textContent)
}

/** The texts of a page, as they are written, but for those inside of `without`. */
export function* listTexts(page: Document, without: string): Generator<string> {
  const walker = page.createTreeWalker(page.body, 4)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(without)) yield node.textContent ?? ''
}

/** The texts inside of a value that JSON holds. */
export function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listStrings)
}
