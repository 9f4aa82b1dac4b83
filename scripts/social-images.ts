// The picture that social networks show of each page, at the address that its metadata names. Not a route of Next: there, with resvg instead of sharp, each
// takes several times as long, and none is kept from one build to the next.
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReactElement } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import { socialImageSize, socialSlug } from '@/components/seo/addresses'
import { SocialGround, SocialTitle } from '@/components/seo/social-card'
import { sitePages } from '@/components/seo/site-pages'
import { site } from '@/content/site'
import type { ExportStep } from './after-export/steps'

const cacheDir = '.cache/social'

// The font of the site's titles, as its package has it: the picture maker reads woff and not woff2. No visitor loads this file.
const fontFile = 'node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff'
const drawing = ['scripts/social-images.ts', 'components/seo/social-card.tsx', 'components/seo/colours.ts', fontFile]

/** sharp works beside Node's own thread: a few at once keep two cores busy. */
const atOnce = 4

async function placesOf() {
  const sources = await Promise.all(drawing.map((file) => readFile(file)))
  const version = [...sources, Buffer.from(JSON.stringify([site.brand, site.tagline]))]
  return sitePages.map(({ path: route, title }) => {
    const hash = version.reduce((sum, part) => sum.update(part), createHash('sha256').update(title)).digest('hex')
    return { title, name: `${socialSlug(route)}.png`, place: path.join(cacheDir, `${hash.slice(0, 16)}.png`) }
  })
}

async function drawer() {
  const font = await readFile(fontFile)
  const svgOf = async (element: ReactElement) =>
    Buffer.from(await satori(element, { ...socialImageSize, fonts: [{ name: 'Young Serif', data: font, weight: 400, style: 'normal' }] }))
  // Drawn once: of the 65 ms that a whole card takes, its title is 20.
  const { data, info } = await sharp(await svgOf(SocialGround()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return async (title: string) =>
    sharp(data, { raw: { width, height, channels } })
      .composite([{ input: await svgOf(SocialTitle({ title })) }])
      .png({ compressionLevel: 6 })
      .toBuffer()
}

/** Draws what is missing, and removes what no page asks for any more. */
export async function makeSocialImages(): Promise<string> {
  await mkdir(cacheDir, { recursive: true })
  const known = new Set((await readdir(cacheDir)).map((name) => path.join(cacheDir, name)))
  const wanted = await placesOf()
  const missing = wanted.filter(({ place }) => !known.has(place))
  if (missing.length > 0) {
    const draw = await drawer()
    const waiting = [...missing]
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await writeFile(next.place, await draw(next.title))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  const kept = new Set(wanted.map(({ place }) => place))
  for (const stale of known) if (!kept.has(stale)) await rm(stale)
  return `${String(wanted.length)} social images ready, ${String(missing.length)} newly drawn`
}

export const socialImages: ExportStep = {
  title: 'social images',
  run: async (dir) => {
    const wanted = await placesOf()
    await mkdir(path.join(dir, 'og'), { recursive: true })
    for (const { place, name } of wanted) await copyFile(place, path.join(dir, 'og', name))
    return String(wanted.length)
  },
}
