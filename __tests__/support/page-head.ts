import path from 'node:path'
import sharp from 'sharp'
import { env } from '@/env.mjs'

/** Returns the path in the export of a page or a file of the production site. */
export function getFile(address: string): string {
  const { href, pathname } = new URL(address)
  if (!href.startsWith(`${env.siteUrl}/`))
    throw new Error(`${address} is no address of ${env.siteUrl}`)
  return pathname.endsWith('/') ? `${pathname.slice(1)}index.html` : pathname.slice(1)
}

export async function readPictureSize(file: string): Promise<string> {
  const { width, height } = await sharp(path.join('out', file)).metadata()
  return `${String(width)}x${String(height)}`
}

/** The head of a page, as a search engine reads it. */
export function readHead({ head }: Document) {
  const listValues = (selector: string, value: string) =>
    Array.from(head.querySelectorAll(selector), (tag) => tag.getAttribute(value) ?? '')
  return {
    titles: Array.from(head.querySelectorAll('title'), ({ textContent }) => textContent),
    meta: (name: string) => listValues(`meta[name="${name}"]`, 'content'),
    property: (name: string) => listValues(`meta[property="${name}"]`, 'content'),
    link: (rel: string) => listValues(`link[rel="${rel}"]`, 'href'),
  }
}
