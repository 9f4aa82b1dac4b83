import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { socialImageSize, getSocialSlug } from '@/components/seo/addresses'
import { sitePages } from '@/content/pages'
import { barHeight, pictureSizes, SocialCard } from '@/components/seo/social-card'
import { env } from '@/env.mjs'

export const dynamic = 'force-static'

const getFile = (path: string) => `${getSocialSlug(path)}.jpg`

export const generateStaticParams = () => sitePages.map(({ path }) => ({ slug: getFile(path) }))

type Page = (typeof sitePages)[number]

/** Finds the smallest file that is large enough, because it is decoded in the least time. */
function findPictureFile({ avif }: Page['card']['picture'], minWidth: number) {
  const files = avif.split(', ').map((candidate) => candidate.split(' '))
  const [address = ''] = files.find(([, width = '']) => parseInt(width, 10) >= minWidth) ?? []
  return `public${address.slice(env.basePath.length)}`
}

type Context = { params: Promise<{ slug: string }> }

/**
 * Renders a social image as JPEG: the PNG that Next draws is five times as heavy, and a social
 * network may refuse it.
 */
export async function GET(_: Request, { params }: Context) {
  const { slug } = await params
  const page = sitePages.find(({ path }) => getFile(path) === slug)
  if (!page) return new Response(null, { status: 404 })
  const { picture, tint } = page.card
  const size = picture.width === picture.height ? pictureSizes.portrait : pictureSizes.scene
  // next/og reads woff, not woff2.
  const font = await readFile(
    'node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
  )
  const card = new ImageResponse(
    <SocialCard title={page.title} tint={tint} pictureWidth={size.width} />,
    {
      ...socialImageSize,
      fonts: [{ name: 'Young Serif', data: font }],
    },
  )
  const scene = await sharp(findPictureFile(picture, size.width))
    .resize(size)
    // Encoding AVIF again would take ten times as long as drawing the card, so the picture becomes
    // an uncompressed PNG.
    .png({ compressionLevel: 0 })
    .toBuffer()
  const jpeg = await sharp(await card.arrayBuffer())
    .composite([{ input: scene, left: socialImageSize.width - size.width, top: barHeight }])
    // Chroma subsampling blurs letters on a flat ground.
    .jpeg({ quality: 64, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}
