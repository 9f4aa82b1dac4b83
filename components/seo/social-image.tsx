import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { socialImageSize } from './addresses'
import { SocialCard } from './social-card'

// The letters of the site's titles, as their package has them: the picture maker reads woff and not woff2. No visitor loads this file.
const fontFile = 'node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff'

let font: Promise<Buffer> | undefined

export async function socialImage(title: string): Promise<Response> {
  font ??= readFile(path.join(process.cwd(), fontFile))
  return new ImageResponse(<SocialCard title={title} />, {
    ...socialImageSize,
    fonts: [{ name: 'Young Serif', data: await font, weight: 400, style: 'normal' }],
  })
}
