import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

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
