// The pictures that an author sends, checked before they are written.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { formatYaml } from '../../content/load/yaml'
import { picturesFile } from '../../content/schema/pictures'
import { anchorOf } from '../../lib/paths'
import decap from './decap.json'

const folder = decap.config.media_folder

const isPicture = (file: string) => /\.(avif|webp|jpe?g|png)$/i.test(file)
const nameOf = (file: string) => path.parse(file).name

/** Refuses a file that the build could not encode, or whose name another picture has. */
export async function refuseWrongPicture(file: string, bytes: Buffer): Promise<void> {
  const { base, name } = path.parse(file)
  const refuse = (problem: string) => {
    throw new Error(`${base} : ${problem}`)
  }

  if (!isPicture(base))
    refuse('ce format n’est pas lu. Enregistrez l’image en .webp, en .jpg ou en .png.')
  const others = (await readdir(folder)).filter((other) => other !== base)
  if (others.some((other) => nameOf(other) === name))
    refuse('une autre image porte le même nom. Donnez un autre nom à ce fichier.')
  await sharp(bytes)
    .resize(16)
    .toBuffer()
    .catch(() => refuse('cette image ne peut pas être lue. Enregistrez-la de nouveau en .jpg.'))
}

type NewPicture = { fileName: string; content: string; alt: string }

/** Adds a picture to the masters and to the list that describes them. Returns its name there. */
export async function addPicture({ fileName, content, alt }: NewPicture): Promise<string> {
  const list = parse(await readFile(picturesFile.file, 'utf8')) as { name: string }[]
  const taken = new Set([...list.map(({ name }) => name), ...(await readdir(folder)).map(nameOf)])
  const base = anchorOf(nameOf(fileName)) || 'image'

  let name = base
  for (let number = 2; taken.has(name); number += 1) name = `${base}-${String(number)}`

  const file = path.join(folder, name + path.extname(fileName).toLowerCase())
  const bytes = Buffer.from(content, 'base64')
  await refuseWrongPicture(file, bytes)
  await writeFile(file, bytes)
  await writeFile(picturesFile.file, formatYaml([...list, { name, alt }]))
  return name
}

/** The widths of a picture, as scripts/build/pictures.ts found them. */
export async function readPictureEntry(name: string): Promise<unknown> {
  const manifest = JSON.parse(await readFile('.cache/pictures.json', 'utf8')) as object
  return Reflect.get(manifest, name)
}
