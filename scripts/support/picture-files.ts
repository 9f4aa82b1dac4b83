// Checks pictures, then writes them into the masters: those that the editor sends, and copies of
// pictures of other sites.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { formatYaml } from '@/content/load/yaml'
import { picturesFile } from '@/content/schema/pictures'
import { getAnchor } from '@/lib/paths'
import { findNameProblem, mastersDir } from '../build/pictures'
import { UserError } from './user-error.mjs'

/**
 * The smallest width of a wide picture, which a band of the site shows, and of a square or upright
 * one, whose portrait is at most 800 pixels wide (scripts/build/portrait.ts): a smaller one would be
 * blurred.
 */
const leastWidths = { wide: 900, portrait: 800 }

async function findPictureProblem(bytes: Buffer): Promise<string | undefined> {
  const picture = sharp(bytes)
  try {
    await picture.resize(16).toBuffer()
  } catch {
    return 'cette image ne peut pas être lue. Enregistrez-la de nouveau en .jpg.'
  }
  const { width, height } = (await picture.metadata()).autoOrient
  const leastWidth = leastWidths[width > height ? 'wide' : 'portrait']
  return width < leastWidth
    ? `cette image a ${String(width)} pixels de large; il en faut au moins ` +
        `${String(leastWidth)}. Prenez la photo d’origine, ou une autre.`
    : undefined
}

/** Converts a picture to the format of the file that it replaces. */
async function convertPicture(bytes: Buffer, extension: string): Promise<Buffer> {
  const format = extension.slice(1).toLowerCase().replace('jpg', 'jpeg') as
    'avif' | 'jpeg' | 'png' | 'webp'
  const picture = sharp(bytes).autoOrient()
  const { mediaType } = await picture.metadata()
  return mediaType === `image/${format}`
    ? bytes
    : picture.toFormat(format, { quality: 92 }).toBuffer()
}

/**
 * Refuses a file that the build could not encode, that is too small, or that has the name of
 * another picture.
 */
export async function writePicture(file: string, content: string): Promise<void> {
  const { base, ext } = path.parse(file)
  const bytes = Buffer.from(content, 'base64')
  const others = (await readdir(mastersDir)).filter((other) => other !== base)
  const problem = findNameProblem(base, others) ?? (await findPictureProblem(bytes))
  if (problem !== undefined) throw new UserError(`${base} : ${problem}`)
  await writeFile(path.join(mastersDir, base), await convertPicture(bytes, ext))
}

type NewPicture = { fileName: string; content: string; alt: string }

/**
 * Adds a picture to the masters and to the list that describes them, and returns its name there.
 */
export async function addPicture({ fileName, content, alt }: NewPicture) {
  const list = parse(await readFile(picturesFile.file, 'utf8')) as { name: string }[]
  const { ext, name: typed } = path.parse(fileName)
  const base = getAnchor(typed) || 'image'
  const isTaken = (name: string) => list.some((picture) => picture.name === name)

  let name = base
  for (let number = 2; isTaken(name); number += 1) name = `${base}-${String(number)}`

  await writePicture(name + ext.toLowerCase(), content)
  await writeFile(picturesFile.file, formatYaml([...list, { name, alt }]))
  return { name }
}
