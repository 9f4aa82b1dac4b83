// The picture that social networks show of each page, at the address that its metadata names. Not a route of Next: there, with resvg instead of sharp, each
// takes several times as long, and none is kept from one build to the next.
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReactElement } from 'react'
import { create } from 'fontkitten'
import satori from 'satori'
import sharp from 'sharp'
import { socialImageSize, socialSlug } from '@/components/seo/addresses'
import { papers } from '@/components/seo/colours'
import { leftOf, SocialGround, socialPicture, SocialTitle, type Shape } from '@/components/seo/social-card'
import { sitePages } from '@/components/seo/site-pages'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import type { ExportStep } from './after-export/steps'

const cacheDir = '.cache/social'

// The font of the site's titles, as its package has it: the picture maker reads woff and not woff2. No visitor loads this file.
const fontFile = 'node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff'
const drawing = ['scripts/social-images.ts', 'components/seo/social-card.tsx', 'components/seo/colours.ts', fontFile]

/** sharp works beside Node's own thread: a few at once keep two cores busy. */
const atOnce = 4

type Card = { title: string; paper: string; picture: string; shape: Shape }

/** The widest file that the pages are given. */
const widest = (set: string) => {
  const [address = ''] = set.split(', ').at(-1)?.split(' ') ?? []
  return path.join('public', address.slice(env.basePath.length))
}

async function placesOf() {
  const sources = await Promise.all(drawing.map((file) => readFile(file)))
  const version = [...sources, Buffer.from(site.brand)]
  return sitePages.map(({ path: route, title, card }) => {
    const wanted: Card = {
      title,
      paper: papers[card.paper],
      picture: widest(card.picture.webp),
      shape: card.picture.width === card.picture.height ? 'portrait' : 'scene',
    }
    const hash = version.reduce((sum, part) => sum.update(part), createHash('sha256').update(JSON.stringify(wanted))).digest('hex')
    return { card: wanted, name: `${socialSlug(route)}.jpg`, place: path.join(cacheDir, `${hash.slice(0, 16)}.jpg`) }
  })
}

async function drawer() {
  const font = await readFile(fontFile)
  const letters = create(font)
  if (letters.isCollection) throw new Error(`${fontFile} holds several fonts.`)
  const widthOf = (line: string) =>
    Array.from(line).reduce((sum, letter) => sum + letters.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth, 0) /
    letters.unitsPerEm
  const svgOf = async (element: ReactElement) =>
    Buffer.from(await satori(element, { ...socialImageSize, fonts: [{ name: 'Young Serif', data: font, weight: 400, style: 'normal' }] }))
  // Drawn once for each paper and shape: of the 65 ms that a whole card took, its title was 20.
  const grounds = new Map<string, Promise<Buffer>>()
  const groundOf = (paper: string, shape: Shape) => {
    const key = `${paper} ${shape}`
    const ground = grounds.get(key) ?? svgOf(SocialGround({ paper, shape })).then((svg) => sharp(svg).removeAlpha().png().toBuffer())
    grounds.set(key, ground)
    return ground
  }
  return async ({ title, paper, picture, shape }: Card) => {
    const { width, height } = socialPicture[shape]
    const [ground, words, scene] = await Promise.all([
      groundOf(paper, shape),
      svgOf(SocialTitle({ title, shape, widthOf })),
      sharp(picture).resize(width, height).toBuffer(),
    ])
    // Letters on flat paper show what halved colour planes and a low quality do to them.
    return sharp(ground)
      .composite([{ input: words }, { input: scene, left: leftOf(shape), top: socialPicture.top }])
      .jpeg({ quality: 73, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer()
  }
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
      for (let next = waiting.pop(); next; next = waiting.pop()) await writeFile(next.place, await draw(next.card))
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
