// Encodes every master of content/images/masters as AVIF and WebP at the widths that the layouts need. The name of each file carries the
// hash of its master and of these settings, so that a browser may keep a file for ever, and an unchanged build encodes nothing: the files are
// kept with the sources (13 MB), since making them takes two cores more than a minute, in each clone and for each preview.
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { stampFaces } from '../content/images'
import { Stop } from './stop.mjs'

const mastersDir = 'content/images/masters'
const publicDir = 'public/images'
const manifestFile = '.cache/pictures.json'

/**
 * Each at most twice the one before, so that some file is always between the width drawn and twice it. A portrait is never shown wider than a
 * column; a scene may fill the page. 750 is a telephone's whole width, 375 points at two pixels each.
 */
const widths = { square: [88, 176, 352, 704, 800], wide: [200, 400, 750, 1200, 1680] }

// AVIF effort 2: 0.5 s for a scene of 1,280 px where effort 4 takes 3.7 s and saves 7 % (measured 2026-11-20 on two cores).
// To the eye, AVIF at 54 with whole colour planes is as near the master as WebP at 76 (8 % of patches seen to differ in the seven hardest scenes, where
// 46 with halved planes had 16 %); halved planes need 62 for as much and weigh a sixth more. `npm run --prefix scripts/measure pictures`, 22 November 2026.
const formats: Record<string, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 54, effort: 2, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 76, effort: 3, smartSubsample: true }),
}
const settings = JSON.stringify([widths, Object.values(formats).map(String)])

type Master = { name: string; bytes: Buffer }
type Entry = { width: number; height: number; widths: number[]; stem: string }

const readMaster = async (file: string): Promise<Master> => ({
  name: path.parse(file).name,
  bytes: await readFile(path.join(mastersDir, file)),
})

/**
 * From the hair to the chin, inside the disc that stands behind the head: a corner that shows its rim looks badly cut. The paper between two stamps
 * covers an eighth of this (testimonials-hero.module.css).
 */
const stamp = { portrait: 800, left: 150, top: 33, side: 500, printed: 240 }

/** A sheet of three by three stamps, lossless: it is a master of its own. */
async function printStamps(masters: readonly Master[]): Promise<Master> {
  const cut = stampFaces.map(async (name, index) => {
    const face = masters.find((master) => master.name === name)
    if (!face) throw new Error(`Portrait introuvable pour la feuille de timbres : content/images/masters/${name}.webp.`)
    const square = await sharp(face.bytes).resize(stamp.portrait, stamp.portrait).toBuffer()
    const input = await sharp(square)
      .extract({ left: stamp.left, top: stamp.top, width: stamp.side, height: stamp.side })
      .resize(stamp.printed)
      .png()
      .toBuffer()
    return { input, left: (index % 3) * stamp.printed, top: Math.floor(index / 3) * stamp.printed }
  })
  const side = 3 * stamp.printed
  const sheet = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } }).composite(await Promise.all(cut))
  return { name: 'timbres', bytes: await sheet.png().toBuffer() }
}

async function describe({ name, bytes }: Master): Promise<Entry> {
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 10)
  const { width, height } = await sharp(bytes).metadata()
  const wanted = (width === height ? widths.square : widths.wide).filter((each) => each <= width)
  return { width, height, widths: wanted, stem: `${name}-${hash}` }
}

const isPicture = (file: string) => /\.(avif|webp|jpe?g|png)$/i.test(file)

/** What stands in the folder, in order; whoever drops a photograph there is told what cannot be taken, and not left with the one before. */
export function mastersAmong(files: readonly string[]): string[] {
  const masters = files.filter((file) => !file.startsWith('.')).sort()
  const unread = masters.filter((file) => !isPicture(file))
  const twice = masters.filter((file, at) => masters.slice(0, at).some((other) => path.parse(other).name === path.parse(file).name))
  const problems = [
    ...unread.map((file) => `${mastersDir}/${file} : ce format n’est pas lu. Enregistrez l’image en .webp, en .jpg ou en .png.`),
    ...twice.map((file) => `${mastersDir}/${file} : une autre image porte le même nom. Gardez celle que vous voulez, et retirez l’autre.`),
  ]
  if (problems.length > 0) throw new Stop(problems.join('\n'))
  return masters
}

/** Makes what is missing, removes what no master asks for any more, and writes the manifest that content/pictures.ts reads. */
export async function makePictures(report: (line: string) => void): Promise<void> {
  await mkdir(path.dirname(manifestFile), { recursive: true })
  await mkdir(publicDir, { recursive: true })
  const served = new Set(await readdir(publicDir))
  const kept = new Set<string>()
  const manifest: Record<string, Entry> = {}
  let made = 0
  const masters = await Promise.all(mastersAmong(await readdir(mastersDir)).map(readMaster))
  for (const master of [...masters, await printStamps(masters)]) {
    const { name, bytes } = master
    const entry = await describe(master)
    manifest[name] = entry
    for (const width of entry.widths) {
      for (const [format, encode] of Object.entries(formats)) {
        const target = `${entry.stem}-${String(width)}.${format}`
        kept.add(target)
        if (served.has(target)) continue
        // Under another name first: a build that is interrupted leaves no half picture.
        await encode(sharp(bytes).resize({ width })).toFile(path.join(publicDir, `making-${target}`))
        await rename(path.join(publicDir, `making-${target}`), path.join(publicDir, target))
        made += 1
        if (made % 50 === 0) report(`${String(made)} pictures encoded`)
      }
    }
  }
  for (const stale of served) if (!kept.has(stale)) await rm(path.join(publicDir, stale))
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
  report(`${String(kept.size)} pictures ready, ${String(made)} newly encoded`)
}
