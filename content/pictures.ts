import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { env } from '../env.mjs'
import { loadFile } from './load/load-file'
import { fallbackPicture, picturesFile } from './schema/pictures'

type Described = z.output<typeof picturesFile.schema>[number]

const described = new Map<string, Described>(
  loadFile(picturesFile).map((picture) => [picture.name, picture]),
)

/**
 * What a picture of the pages shows, in one sentence; nothing for one that only an article shows,
 * and describes.
 */
export const getDescription = (name: string) => described.get(name)?.alt

export const pictureNames = [...described.keys()]

export const imageNames = pictureNames.filter((name) => getDescription(name) !== undefined)

export type Entry = { width: number; height: number; avif: number[]; webp: number; stem: string }

const manifestFile = '.cache/pictures.json'
// Written by scripts/build/pictures.ts, which every command runs before it needs a picture.
if (!existsSync(manifestFile))
  throw new Error(
    'Les images ne sont pas encore préparées : lancez « npm run build » ou « npm run check:quick », qui les préparent.',
  )
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Partial<Record<string, Entry>>

/** Takes in a picture that an author added after the files were read. */
export function registerPicture(picture: { name: string; alt: string }) {
  described.set(picture.name, picture)
  imageNames.unshift(picture.name)
}

/**
 * The build refuses them. While texts are edited the fallback stands in for them: an author who
 * deleted a picture can still mend it by form.
 */
export const missingPictures = new Set([...described.keys()].filter((name) => !(name in manifest)))

/** With the sentence of content/pictures.yml, unless it has another here. */
export function findPicture(name: string, alt = getDescription(name) ?? '') {
  const entry = manifest[name] ?? manifest[fallbackPicture]
  if (!manifest[name]) missingPictures.add(name)
  if (!entry)
    throw new Error(
      `Image introuvable : content/images/masters/${name}.webp. Ajoutez le fichier, ou corrigez le nom.`,
    )
  const address = ({ stem }: Entry, width: number, format: string) =>
    `${env.basePath}/images/${stem}-${width}.${format}`
  const buildSrcSet = (of: Entry) =>
    of.avif.map((width) => `${address(of, width, 'avif')} ${width}w`).join(', ')
  const dark = manifest[`${name}-soir`]
  return {
    alt,
    width: entry.width,
    height: entry.height,
    /** Every width, as in a `srcset`. */
    avif: buildSrcSet(entry),
    /** The same scene in the dark theme, where there is a master NAME-soir. */
    dark: dark && buildSrcSet(dark),
    /** One WebP, for a browser without AVIF. */
    fallback: address(entry, entry.webp, 'webp'),
    /** What a crop keeps of it, as picture.css reads it. */
    focus: described.get(name)?.focus?.join(' '),
  }
}
