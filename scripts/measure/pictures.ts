// npm run --prefix scripts/measure pictures: how far each master's AVIF and WebP are from the master itself, to the eye, quality by quality. Reads
// content/images/masters, needs no build. A line of scripts/pictures.ts says what was chosen from it.
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { table } from '../table'

const mastersDir = 'content/images/masters'
const encoders: Record<string, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 2, chromaSubsampling: '4:4:4' }),
  'avif, halved colours': (picture, quality) => picture.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture, quality) => picture.webp({ quality, effort: 3, smartSubsample: true }),
}
const qualities: Record<string, number[]> = { avif: [46, 50, 54, 58], 'avif, halved colours': [46, 54, 58, 62], webp: [76, 80, 84] }

/** A difference that the eye begins to see between two patches side by side, in hundredths of OKLab's unit. */
const justSeen = 2
/** The eye averages what is smaller: a patch of 4 by 4 pixels, two arc minutes on a screen at arm's length. */
const patch = 4

const toLinear = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})

/** Björn Ottosson, « A perceptual color space for image processing », 2020: three numbers a pixel. */
async function toOklab(picture: Buffer): Promise<Float64Array> {
  const pixels = await sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer()
  const lab = new Float64Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const [r, g, b] = [toLinear[pixels[at] ?? 0] ?? 0, toLinear[pixels[at + 1] ?? 0] ?? 0, toLinear[pixels[at + 2] ?? 0] ?? 0]
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lab[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    lab[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    lab[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
  return lab
}

/** The share, in percent, of patches of which the mean difference is seen. */
function seen(reference: Float64Array, candidate: Float64Array, width: number, height: number): number {
  const across = (from: Float64Array, at: number, channel: number) => (from[at + channel] ?? 0) - (reference[at + channel] ?? 0)
  let patches = 0
  let different = 0
  for (let top = 0; top + patch <= height; top += patch)
    for (let left = 0; left + patch <= width; left += patch) {
      let sum = 0
      for (let y = top; y < top + patch; y += 1)
        for (let x = left; x < left + patch; x += 1) {
          const at = (y * width + x) * 3
          sum += Math.hypot(across(candidate, at, 0), across(candidate, at, 1), across(candidate, at, 2))
        }
      patches += 1
      if ((100 * sum) / patch ** 2 > justSeen) different += 1
    }
  return (100 * different) / patches
}

type Measured = { format: string; quality: number; seen: number; bytes: number; name: string }
const measured: Measured[] = []
for (const file of (await readdir(mastersDir)).sort()) {
  const master = await readFile(path.join(mastersDir, file))
  const { data: resized, info } = await sharp(master)
    .resize({ width: 750, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const reference = await toOklab(resized)
  for (const [format, encode] of Object.entries(encoders))
    for (const quality of qualities[format] ?? []) {
      const encoded = await encode(sharp(resized), quality).toBuffer()
      const share = seen(reference, await toOklab(encoded), info.width, info.height)
      measured.push({ format, quality, seen: share, bytes: encoded.length, name: path.parse(file).name })
    }
}

const mean = (all: readonly Measured[], of: (one: Measured) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length
const rows = Object.entries(qualities).flatMap(([format, tried]) =>
  tried.map((quality) => {
    const all = measured.filter((one) => one.format === format && one.quality === quality)
    const worst = all.reduce((a, b) => (b.seen > a.seen ? b : a))
    return [
      `${format} ${String(quality)}`,
      `${mean(all, (one) => one.seen).toFixed(2)} %`,
      `${worst.seen.toFixed(2)} % ${worst.name}`,
      `${(mean(all, (one) => one.bytes) / 1000).toFixed(1)} kB`,
    ]
  }),
)
console.log(table([['Quality', 'Patches seen to differ', 'In the worst picture', 'Mean weight'], ...rows]))
