// The picture that social networks show of each page, at the address that its metadata names. Not a route of Next: there, with resvg instead of sharp, each
// takes several times as long, and none is kept from one build to the next.
import { createHash } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReactElement } from 'react'
import { create } from 'fontkitten'
import satori from 'satori'
import sharp from 'sharp'
import { socialImageSize, socialSlug } from '@/components/seo/addresses'
import { papers } from '@/components/seo/colours'
import { leftOf, SocialGround, socialPicture, SocialTitle, socialWords, type Shape } from '@/components/seo/social-card'
import { sitePages } from '@/components/seo/site-pages'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import type { ExportStep } from './after-export/export-step'

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

function keeping<Kept>(make: (name: string, shape: Shape) => Promise<Kept>) {
  const kept = new Map<string, Promise<Kept>>()
  return (name: string, shape: Shape) => {
    const key = `${name} ${shape}`
    const one = kept.get(key) ?? make(name, shape)
    kept.set(key, one)
    return one
  }
}

type Place = { left: number; top: number; width: number; height: number }

/** The pixels of a part over those of the card. */
function lay(card: Buffer, part: Buffer, { left, top, width, height }: Place) {
  const row = width * 3
  for (let y = 0; y < height; y += 1) part.copy(card, ((top + y) * socialImageSize.width + left) * 3, y * row, (y + 1) * row)
}

async function drawer() {
  const font = await readFile(fontFile)
  const letters = create(font)
  if (letters.isCollection) throw new Error(`${fontFile} holds several fonts.`)
  const widthOf = (line: string) =>
    Array.from(line).reduce((sum, letter) => sum + letters.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth, 0) /
    letters.unitsPerEm
  const pixelsOf = async (element: ReactElement, size: { width: number; height: number }) => {
    const svg = await satori(element, { ...size, fonts: [{ name: 'Young Serif', data: font, weight: 400, style: 'normal' }] })
    return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  }
  // Once for each paper and shape, and for each picture.
  const groundOf = keeping((paper: string, shape: Shape) => pixelsOf(SocialGround({ paper, shape }), socialImageSize))
  const sceneOf = keeping((picture: string, shape: Shape) => {
    const { width, height } = socialPicture[shape]
    return sharp(picture).resize(width, height).removeAlpha().raw().toBuffer()
  })
  // Of the 164 ms of processor that a card took, laying its parts over one another was 27, encoding and decoding its picture 26, and the encoder that saves
  // a sixth of the bytes 60. What a card shares with others is drawn once, and its title alone for itself: 40 ms where a card drawn whole took 69, on one
  // machine (23 November 2026).
  return async ({ title, paper, picture, shape }: Card) => {
    const words = socialWords(shape)
    const [ground, lines, scene] = await Promise.all([
      groundOf(paper, shape),
      pixelsOf(SocialTitle({ title, paper, shape, widthOf }), words),
      sceneOf(picture, shape),
    ])
    const card = Buffer.from(ground)
    lay(card, lines, { left: 0, ...words })
    lay(card, scene, { left: leftOf(shape), top: socialPicture.top, ...socialPicture[shape] })
    // Letters on flat paper show what halved colour planes do to them. At 64 the heaviest card weighs 89 kB: there is room for another picture.
    return sharp(card, { raw: { ...socialImageSize, channels: 3 } })
      .jpeg({ quality: 64, chromaSubsampling: '4:4:4' })
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
    for (const { place, name } of wanted) copyFileSync(place, path.join(dir, 'og', name))
    return String(wanted.length)
  },
}
