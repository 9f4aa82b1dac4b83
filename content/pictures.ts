import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { env } from '../env.mjs'
import { checkContent } from './parse'
import { plain } from './typography'

/** A picture as a page needs it: both formats at every width, its real size and its words. */
export type Picture = { alt: string; width: number; height: number; avif: string; webp: string; fallback: string }

const manifestSchema = z.record(
  z.string(),
  z.strictObject({ width: z.number(), height: z.number(), widths: z.array(z.number()).min(1), stem: z.string() }),
)

const manifestFile = '.cache/pictures.json'
// Written by scripts/pictures.ts, which every command runs before it needs a picture.
const manifestText = readFileSync(manifestFile, 'utf8')
const manifest = checkContent(manifestFile, manifestSchema, JSON.parse(manifestText))

/** Changes with any picture: whatever is kept with their addresses in it is made again. */
export const picturesVersion = createHash('sha256').update(manifestText).digest('hex')

export function findPicture(name: string, alt: string): Picture {
  const entry = manifest[name]
  if (!entry) throw new Error(`Image introuvable : content/images/masters/${name}.webp. Ajoutez le fichier, ou corrigez le nom.`)
  const address = (width: number, format: string) => `${env.basePath}/images/${entry.stem}-${String(width)}.${format}`
  const set = (format: string) => entry.widths.map((width) => `${address(width, format)} ${String(width)}w`).join(', ')
  const middle = entry.widths[Math.floor(entry.widths.length / 2)] ?? entry.width
  return {
    alt: plain(alt),
    width: entry.width,
    height: entry.height,
    avif: set('avif'),
    webp: set('webp'),
    fallback: address(middle, 'webp'),
  }
}
