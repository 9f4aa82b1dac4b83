import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { env } from '@/env.mjs'
import { readPages } from '@/scripts/after-export/pages'

const out = 'out'

export const readExported = (file: string) => readFileSync(path.join(out, file), 'utf8')

export const exportedBytes = (file: string) => readFileSync(path.join(out, file))

/** The routes that the export really holds: folders with an index.html, the error screen's own copies aside. */
export const exportedRoutes = (): string[] =>
  readPages(out)
    .filter(({ name }) => path.basename(name) === 'index.html')
    .map(({ name }) => `/${path.dirname(name).replace(/^\.$/, '')}/`.replace('//', '/').replaceAll(path.sep, '/'))
    .filter((route) => !['/404/', '/_not-found/'].includes(route))

/** Where a page or a file of the production site stands in the export. */
export function fileOf(address: string): string {
  const { href, pathname } = new URL(address)
  if (!href.startsWith(`${env.siteUrl}/`)) throw new Error(`${address} n’est pas une adresse de ${env.siteUrl}`)
  return pathname.endsWith('/') ? `${pathname.slice(1)}index.html` : pathname.slice(1)
}

export const sitemapAddresses = () => [...readExported('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

type Tag = { name: string; attributes: Readonly<Record<string, string>> }

/** What React writes into <head>: attributes in double quotes, always. */
function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<(meta|link|script)\s([^>]*?)\/?>/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: Object.fromEntries([...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decode(value)])),
  }))
}

/** A page of the export, as a search engine reads it. */
export function readPage(file: string) {
  const html = readExported(file)
  const head = tagsOf(html.slice(0, html.indexOf('</head>')))
  const valuesOf = (name: string, key: string, wanted: string, value: string) =>
    head.filter((tag) => tag.name === name && tag.attributes[key] === wanted).flatMap((tag) => tag.attributes[value] ?? [])
  return {
    html,
    // A drawing may have a title of its own.
    titles: [...html.replace(/<svg[\s\S]*?<\/svg>/g, '').matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => decode(title)),
    headings: [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) => decode(text.replace(/<[^>]*>/g, '')).trim()),
    meta: (name: string) => valuesOf('meta', 'name', name, 'content'),
    property: (name: string) => valuesOf('meta', 'property', name, 'content'),
    link: (rel: string) => valuesOf('link', 'rel', rel, 'href'),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json = '']): unknown =>
      JSON.parse(json),
    ),
  }
}

/** Width and height, as the file says them. */
export async function pictureSize(file: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(exportedBytes(file)).metadata()
  return { width, height }
}
