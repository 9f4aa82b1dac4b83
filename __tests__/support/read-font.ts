import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'

/** A font of the site, as the browser receives it. */
export function readFont(name: 'title' | 'text') {
  const font = create(readFileSync(`styles/fonts/${name}.woff2`))
  if (font.isCollection) throw new Error(`${name}.woff2 holds several fonts.`)
  return font
}
