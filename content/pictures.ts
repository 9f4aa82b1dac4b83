import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { env } from '@/env.mjs'
import { loadFile } from './load/load-file'
import { fallbackPicture, nameCopy, picturesFile } from './schema/pictures'

type PictureDescription = z.output<typeof picturesFile.schema>[number]

const descriptions = new Map<string, PictureDescription>(
  loadFile(picturesFile).map((picture) => [picture.name, picture]),
)

/**
 * Returns the sentence that describes a picture of the pages, or undefined for one that only an
 * article shows and describes.
 */
export const getAlt = (name: string) => descriptions.get(name)?.alt

export const pictureNames = [...descriptions.keys()]

/** The pictures that pages show: an article may show the others, and describes them itself. */
export const pagePictureNames = pictureNames.filter((name) => getAlt(name) !== undefined)

export type EncodedPicture = {
  width: number
  height: number
  avif: number[]
  webp: number
  stem: string
}

const manifestFile = '.cache/pictures.json'
// scripts/build/pictures.ts writes the manifest. The commands of package.json run it first; `npx jest`
// alone does not.
if (!existsSync(manifestFile))
  throw new Error(
    'Les images ne sont pas encore préparées : lancez « npm run build » ou « npm run check:quick », qui les préparent.',
  )
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Partial<
  Record<string, EncodedPicture>
>

/** Registers a picture that an author added after the files were read. */
export function registerPicture(picture: { name: string; alt: string }) {
  descriptions.set(picture.name, picture)
  pagePictureNames.unshift(picture.name)
}

/**
 * The pictures that are described but missing. The build refuses them; the editor shows the
 * fallback, so that an author who deleted a picture can still correct the form.
 */
export const missingPictures = new Set(pictureNames.filter((name) => !(name in manifest)))

/** Finds how the dark theme shows a picture, unless it dims it as a scene of the day. */
function findEvening(name: string): 'version' | 'scene' | undefined {
  if (`${name}-soir` in manifest) return 'version'
  return descriptions.get(name)?.isEvening ? 'scene' : undefined
}

/** Finds a picture, with the sentence of content/pictures.yml unless `alt` is given. */
export function findPicture(name: string, alt = getAlt(name) ?? '') {
  const entry = manifest[name] ?? manifest[fallbackPicture]
  if (!manifest[name]) missingPictures.add(name)
  if (!entry)
    throw new Error(
      `Image introuvable : content/images/masters/${name}.webp. Ajoutez le fichier, ou corrigez le nom.`,
    )
  const buildAddress = ({ stem }: EncodedPicture, width: number, format: string) =>
    `${env.basePath}/images/${stem}-${width}.${format}`
  const buildSrcSet = (picture: EncodedPicture) =>
    picture.avif.map((width) => `${buildAddress(picture, width, 'avif')} ${width}w`).join(', ')
  const dark = manifest[`${name}-soir`]
  return {
    alt,
    width: entry.width,
    height: entry.height,
    /** The AVIF files of every width, as `srcset` lists them. */
    avif: buildSrcSet(entry),
    /** The AVIF files of the version for the dark theme, whose master is NAME-soir. */
    dark: dark && buildSrcSet(dark),
    evening: findEvening(name),
    /** A WebP file, for a browser without AVIF. */
    fallback: buildAddress(entry, entry.webp, 'webp'),
    /** The point that a crop keeps in view, as picture.css reads it. */
    focus: descriptions.get(name)?.focus?.join(' '),
  }
}

/** Finds the copy of a picture of another site, or the fallback where it was not copied. */
export function findCopy(address: string, alt: string) {
  const name = nameCopy(address)
  return name in manifest ? findPicture(name, alt) : findPicture(fallbackPicture)
}
