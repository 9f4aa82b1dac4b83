import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** `name` is counted from the export's root, `file` from here. */
export type ExportedPage = { name: string; file: string; html: string }

/** Every page of an export, its error screens included. */
export const readPages = (dir: string): ExportedPage[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const file = path.join(dir, name)
      return { name, file, html: readFileSync(file, 'utf8') }
    })
