// Encodes every master of content/images/masters for the pages. The name of each file carries the
// hash of its master and of these settings: a browser may keep it for ever, and public/images is
// its own cache, so that a second build encodes nothing.
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { EncodedPicture } from '@/content/pictures'
import { loadFile } from '@/content/load/load-file'
import { picturesFile } from '@/content/schema/pictures'
import { UserError } from '../support/user-error.mjs'
import { preparePortrait } from './portrait'

export const mastersDir = 'content/images/masters'
const publicDir = 'public/images'
const manifestFile = '.cache/pictures.json'

/**
 * The widths of pictures: a portrait is never wider than a column, 750 is a phone at two pixels a
 * point.
 */
const widths = { square: [200, 400, 800], wide: [320, 480, 750, 1200, 1680] }
const webpWidths = { square: 400, wide: 750 }

/**
 * Encodes AVIF, and one WebP for Safari before 16.4 and Edge before 121. Effort 1 takes two thirds
 * of the time of 2 for 4 % more bytes; whole colour planes at 54 look like WebP at 76, where halved
 * ones need 62 and a sixth more bytes (November 2026).
 */
const toAvif = (picture: Sharp) =>
  picture.avif({ quality: 54, effort: 1, chromaSubsampling: '4:4:4' })
const toWebp = (picture: Sharp) => picture.webp({ quality: 76, effort: 3, smartSubsample: true })
const settings = JSON.stringify([widths, webpWidths, String(toAvif), String(toWebp)])

/** Returns why a file cannot be one of the masters, or undefined when it can. */
export function findNameProblem(file: string, others: readonly string[]): string | undefined {
  if (!/\.(avif|webp|jpe?g|png)$/i.test(file))
    return 'ce format n’est pas lu. Enregistrez l’image en .webp, en .jpg ou en .png.'
  const nameOf = (each: string) => path.parse(each).name
  const twin = others.find((other) => nameOf(other) === nameOf(file))
  return (
    twin &&
    `l’image ${twin} porte le même nom. Pour la remplacer, enregistrez la vôtre ` +
      `en ${path.extname(twin)}; pour garder les deux, donnez un autre nom à la vôtre.`
  )
}

/** Lists the masters in a folder, in order, and refuses by name each file that cannot be one. */
export function listMasters(files: readonly string[]) {
  const masters = files.filter((file) => !file.startsWith('.')).sort()
  const problems = masters.flatMap((file, index) => {
    const problem = findNameProblem(file, masters.slice(0, index))
    return problem === undefined ? [] : `${mastersDir}/${file} : ${problem}`
  })
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  return masters
}

/** Finds the masters that are photographs of people, each with the point that its crop keeps. */
const findPortraits = () =>
  new Map(
    loadFile(picturesFile).flatMap(({ name, focus, isPortrait }) =>
      isPortrait ? [[name, focus] as const] : [],
    ),
  )

async function readMaster(file: string, portraits: ReturnType<typeof findPortraits>) {
  const { name } = path.parse(file)
  const master = await readFile(path.join(mastersDir, file))
  const bytes = portraits.has(name) ? await preparePortrait(master, portraits.get(name)) : master
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 10)
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  const shape = width === height ? 'square' : 'wide'
  const entry: EncodedPicture = {
    width,
    height,
    avif: widths[shape].filter((each) => each <= width),
    webp: Math.min(webpWidths[shape], width),
    stem: `${name}-${hash}`,
  }
  return { name, bytes, entry }
}

/** Lists the files that pages may request. */
const listVariants = ({
  bytes,
  entry: { stem, avif, webp },
}: Awaited<ReturnType<typeof readMaster>>) => [
  ...avif.map((width) => ({ file: `${stem}-${width}.avif`, bytes, width, encode: toAvif })),
  { file: `${stem}-${webp}.webp`, bytes, width: webp, encode: toWebp },
]

async function encodeVariant({
  file,
  bytes,
  width,
  encode,
}: ReturnType<typeof listVariants>[number]) {
  // The file is written under another name first, so that an interrupted build leaves no partial
  // picture.
  const unfinished = path.join(publicDir, `making-${file}`)
  await encode(sharp(bytes).autoOrient().resize({ width })).toFile(unfinished)
  await rename(unfinished, path.join(publicDir, file))
}

/** Encodes missing pictures, and removes those whose master is gone. */
export async function makePictures(report: (line: string) => void) {
  // Encoding many pictures at once with one thread each takes a quarter less time than the reverse.
  sharp.concurrency(1)
  await mkdir(publicDir, { recursive: true })
  const portraits = findPortraits()
  const masters = await Promise.all(
    listMasters(await readdir(mastersDir)).map((file) => readMaster(file, portraits)),
  )
  // content/pictures.ts reads this manifest.
  const manifest = Object.fromEntries(masters.map(({ name, entry }) => [name, entry]))
  await mkdir(path.dirname(manifestFile), { recursive: true })
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)

  const variants = masters.flatMap(listVariants)
  const existing = await readdir(publicDir)
  const missing = variants.filter(({ file }) => !existing.includes(file))

  if (missing.length > 0) report(`Encoding ${missing.length} pictures…`)
  await Promise.all(missing.map(encodeVariant))

  const wanted = variants.map(({ file }) => file)
  const stale = existing.filter((file) => !wanted.includes(file))
  await Promise.all(stale.map((file) => rm(path.join(publicDir, file))))
  report(`${variants.length} pictures ready.`)
}
