// The picture that social networks show of each page, at the address that its metadata names. Not a route of Next: there, with resvg instead of sharp, each
// takes 100 ms and none is kept from one build to the next.
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { socialImageSize, socialSlug } from '@/components/seo/addresses'
import { SocialCard } from '@/components/seo/social-card'
import { sitePages } from '@/components/seo/site-pages'
import { site } from '@/content/site'

const cacheDir = '.cache/social'
const publicDir = 'public/og'

// The letters of the site's titles once more: the picture maker reads woff and not woff2. No visitor loads this file.
const fontFile = 'components/theme/fonts/young-serif-latin-400-normal.woff'
const drawing = ['components/seo/social-card.tsx', 'components/seo/colours.ts', fontFile]

/** What draws and what compresses both leave a core free now and then: a few at once keep two cores busy. */
const atOnce = 4

async function draw(title: string, font: Buffer): Promise<Buffer> {
  const svg = await satori(SocialCard({ title }), {
    ...socialImageSize,
    fonts: [{ name: 'Young Serif', data: font, weight: 400, style: 'normal' }],
  })
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** Makes what is missing, and removes what no page asks for any more. */
export async function makeSocialImages(report: (line: string) => void): Promise<void> {
  await mkdir(cacheDir, { recursive: true })
  await mkdir(publicDir, { recursive: true })
  const sources = await Promise.all(drawing.map((file) => readFile(file)))
  const version = [...sources, Buffer.from(JSON.stringify([site.brand, site.tagline]))]
  const font = await readFile(fontFile)
  const wanted = sitePages.map(({ path: route, title }) => {
    const hash = version.reduce((sum, part) => sum.update(part), createHash('sha256').update(title))
    return { title, name: `${socialSlug(route)}.png`, cached: path.join(cacheDir, `${hash.digest('hex').slice(0, 16)}.png`) }
  })
  const known = new Set((await readdir(cacheDir)).map((name) => path.join(cacheDir, name)))
  const missing = wanted.filter(({ cached }) => !known.has(cached))
  const waiting = [...missing]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await writeFile(next.cached, await draw(next.title, font))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const kept = new Set(wanted.map(({ cached }) => cached))
  for (const stale of known) if (!kept.has(stale)) await rm(stale)
  const names = new Set(wanted.map(({ name }) => name))
  for (const stale of await readdir(publicDir)) if (!names.has(stale)) await rm(path.join(publicDir, stale))
  for (const { cached, name } of wanted) await copyFile(cached, path.join(publicDir, name))
  report(`${String(wanted.length)} social images ready, ${String(missing.length)} newly drawn`)
}
