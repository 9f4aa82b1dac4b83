import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'

export { exportedRoutes } from '@/scripts/exported-routes'

const out = path.resolve('out')

/** The spaces that typography sets are folded, so that a test may be written with those of a keyboard. */
export const folded = (text: string) => text.replace(/[\u00A0\u202F\s]+/g, ' ').trim()

export function readExported(file: string): string {
  return readFileSync(path.join(out, file), 'utf8')
}

export const isExported = (file: string) => existsSync(path.join(out, decodeURIComponent(file)))

/** The page of a route as a visitor without JavaScript receives it. */
export function openExported(route: string): Document {
  const file = route.endsWith('.html') ? route : path.join(route, 'index.html')
  return new JSDOM(readExported(file), { url: `https://www.fanal.example${route}` }).window.document
}

/** The words of the main part, as they are read. */
export function wordsOf(page: Document, selector = 'main'): string {
  const original = page.querySelector(selector)
  if (!original) throw new Error(`No ${selector} on ${page.location.pathname}`)
  const element = page.importNode(original, true)
  for (const hidden of element.querySelectorAll('script, style, noscript')) hidden.remove()
  // Blocks do not run into one another: « titreTexte » is no word.
  for (const block of element.querySelectorAll(
    'p, li, h1, h2, h3, dt, dd, td, th, summary, legend, div, figcaption, option, label, button, br',
  ))
    block.append(' ')
  return folded(element.textContent)
}
