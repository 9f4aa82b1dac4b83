// Encodes every master of content/images/masters for the pages. The name of each file carries the hash of its master and of these settings: a browser may
// keep it for ever, and public/images is its own cache, so that a second build encodes nothing.
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Entry } from '../../content/pictures'
import { UserError } from '../lib/user-error.mjs'

const mastersDir = 'content/images/masters'
const publicDir = 'public/images'
const manifestFile = '.cache/pictures.json'

/** A portrait is never wider than a column, a scene may fill the page; 750 is the whole width of a telephone, 375 points at two pixels each. */
const widths = { square: [200, 400, 800], wide: [320, 480, 750, 1200, 1680] }
const webpWidths = { square: 400, wide: 750 }

/**
 * AVIF for every browser that reads it, all those that the site is held to but Safari 15 and 16.0 to 16.3: these get one WebP. WebP
 * alone would serve them all, for as long an encoding and a quarter more bytes. Effort 1 takes two thirds of the time of 2 for 4 % more bytes (November 2026).
 * Whole colour planes at 54 are as near the master, to the eye, as WebP at 76; halved ones need 62 for as much, and weigh a sixth more.
 */
const toAvif = (picture: Sharp) =>
  picture.avif({ quality: 54, effort: 1, chromaSubsampling: '4:4:4' })
const toWebp = (picture: Sharp) => picture.webp({ quality: 76, effort: 3, smartSubsample: true })
const settings = JSON.stringify([widths, webpWidths, String(toAvif), String(toWebp)])

type Master = { name: string; bytes: Buffer }

const readMaster = async (file: string): Promise<Master> => ({
  name: path.parse(file).name,
  bytes: await readFile(path.join(mastersDir, file)),
})

async function describe({ name, bytes }: Master): Promise<Entry> {
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 10)
  const { width, height } = await sharp(bytes).metadata()
  const shape = width === height ? 'square' : 'wide'
  const avif = widths[shape].filter((each) => each <= width)
  return { width, height, avif, webp: Math.min(webpWidths[shape], width), stem: `${name}-${hash}` }
}

const isPicture = (file: string) => /\.(avif|webp|jpe?g|png)$/i.test(file)

/** What stands in the folder, in order; whoever drops a photograph there is told what cannot be taken, and not left with the one before. */
export function mastersAmong(files: readonly string[]): string[] {
  const masters = files.filter((file) => !file.startsWith('.')).sort()
  const unread = masters.filter((file) => !isPicture(file))
  const twice = masters.filter((file, at) =>
    masters.slice(0, at).some((other) => path.parse(other).name === path.parse(file).name),
  )
  const problems = [
    ...unread.map(
      (file) =>
        `${mastersDir}/${file} : ce format n’est pas lu. Enregistrez l’image en .webp, en .jpg ou en .png.`,
    ),
    ...twice.map(
      (file) =>
        `${mastersDir}/${file} : une autre image porte le même nom. Gardez celle que vous voulez, et retirez l’autre.`,
    ),
  ]
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  return masters
}

type Encode = typeof toAvif
type Copy = { bytes: Buffer; width: number; encode: Encode }

/** Writes the manifest that content/pictures.ts reads, and returns every file that pages may ask for. */
async function planPictures(): Promise<Map<string, Copy>> {
  await mkdir(path.dirname(manifestFile), { recursive: true })
  await mkdir(publicDir, { recursive: true })
  const masters = await Promise.all(mastersAmong(await readdir(mastersDir)).map(readMaster))
  const copies = new Map<string, Copy>()

  const plan = async (master: Master) => {
    const { bytes } = master
    const entry = await describe(master)
    for (const width of entry.avif)
      copies.set(`${entry.stem}-${String(width)}.avif`, { bytes, width, encode: toAvif })
    copies.set(`${entry.stem}-${String(entry.webp)}.webp`, {
      bytes,
      width: entry.webp,
      encode: toWebp,
    })
    return [master.name, entry] as const
  }
  const manifest = Object.fromEntries(await Promise.all(masters.map(plan)))
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
  return copies
}

async function encodeCopy(file: string, { bytes, width, encode }: Copy): Promise<void> {
  // Under another name first: a build that is interrupted leaves no half picture.
  const unfinished = path.join(publicDir, `making-${file}`)
  await encode(sharp(bytes).resize({ width })).toFile(unfinished)
  await rename(unfinished, path.join(publicDir, file))
}

/** Makes what is missing, and removes what no master asks for any more. */
export async function makePictures(report: (line: string) => void): Promise<void> {
  // Many pictures side by side and no thread inside of each: a quarter less time than the other way round (November 2026).
  sharp.concurrency(1)
  const copies = await planPictures()
  const served = new Set(await readdir(publicDir))
  const missing = [...copies].filter(([file]) => !served.has(file))
  let made = 0

  const make = async ([file, copy]: [string, Copy]) => {
    await encodeCopy(file, copy)
    made += 1
    if (made % 50 === 0) report(`${String(made)} of ${String(missing.length)} pictures encoded.`)
  }
  await Promise.all(missing.map(make))
  for (const stale of served) if (!copies.has(stale)) await rm(path.join(publicDir, stale))
  report(`${String(copies.size)} pictures ready, ${String(missing.length)} newly encoded.`)
}

/** For development: each picture is made when a page asks for it first. */
export async function preparePictures(): Promise<(file: string) => Promise<void>> {
  const copies = await planPictures()
  const served = new Set(await readdir(publicDir))
  const underWay = new Map<string, Promise<void>>()

  return async (file) => {
    const copy = copies.get(file)
    if (!copy || served.has(file)) return
    const making = underWay.get(file) ?? encodeCopy(file, copy)
    underWay.set(file, making)
    await making
  }
}
