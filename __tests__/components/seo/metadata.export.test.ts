import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { z } from 'zod'
import { articles, listedArticles } from '@/content/articles'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { everyPage } from '../../support/every-page'
import {
  exportedRoutes,
  isExported,
  openExported,
  readExported,
  readPages,
} from '../../support/exported-pages'

const ending = ` | ${site.brand}`

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.string() })),
})

/** What each page is, beside WebSite and LocalBusiness, which all of them say. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/contact\/$/, 'ContactPage'],
  [/^\/faq\/$/, 'FAQPage'],
  [/^\/blog\/article-\d+\/$/, 'BlogPosting'],
  [/^\/notre-(mission|equipe)\/$/, 'AboutPage'],
]

const addressOf = (route: string) => `${env.siteUrl}${route}`

/** Where a page or a file of the production site stands in the export. */
function fileOf(address: string): string {
  const { href, pathname } = new URL(address)
  if (!href.startsWith(`${env.siteUrl}/`))
    throw new Error(`${address} is no address of ${env.siteUrl}`)
  return pathname.endsWith('/') ? `${pathname.slice(1)}index.html` : pathname.slice(1)
}

async function pictureSize(file: string): Promise<string> {
  const { width, height } = await sharp(path.join('out', file)).metadata()
  return `${String(width)}x${String(height)}`
}

/** The head of a page, as a search engine reads it. */
function headOf({ head }: Document) {
  const valuesOf = (selector: string, value: string) =>
    Array.from(head.querySelectorAll(selector), (tag) => tag.getAttribute(value) ?? '')
  return {
    titles: Array.from(head.querySelectorAll('title'), ({ textContent }) => textContent),
    meta: (name: string) => valuesOf(`meta[name="${name}"]`, 'content'),
    property: (name: string) => valuesOf(`meta[property="${name}"]`, 'content'),
    link: (rel: string) => valuesOf(`link[rel="${rel}"]`, 'href'),
  }
}

test('the sitemap lists the pages of the export, all of them and nothing else, and dates every article', () => {
  const folders = readPages('out').flatMap(({ name }) =>
    path.basename(name) === 'index.html' ? [`/${path.dirname(name)}/`] : [],
  )
  const pages = folders
    .map((route) => route.replace('/./', '/'))
    .filter((route) => !['/404/', '/_not-found/'].includes(route))
  expect(exportedRoutes().sort()).toEqual(pages.sort())
  const dated = readExported('sitemap.xml').match(
    /<loc>[^<]+\/blog\/article-\d+\/<\/loc>\s*<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g,
  )
  expect(dated).toHaveLength(articles.length)
})

test.each([
  ['title', (page: Document) => page.title],
  ['description', (page: Document) => headOf(page).meta('description').join()],
  ['h1', (page: Document) => page.querySelector('h1')?.textContent],
  ['picture', (page: Document) => headOf(page).property('og:image').join()],
])('no two pages share their %s', (_name, valueOf) => {
  const values = exportedRoutes().map((route) => valueOf(openExported(route)))
  expect(values).toEqual([...new Set(values)])
})

everyPage('says once what it is, where, and how it is shared', function* (page, route) {
  const { titles, meta, property, link } = headOf(page)
  const address = addressOf(route)
  const [title = ''] = titles
  if (titles.length !== 1 || !title.endsWith(ending) || title.split(ending).length !== 2)
    yield `titles: ${titles.join()}`
  if (meta('description').length !== 1 || !/\S{2}/.test(meta('description').join()))
    yield 'no description'
  if (!property('og:image:alt').join().includes(site.brand))
    yield `og:image:alt: ${property('og:image:alt').join()}`
  const article = articles.find(({ url }) => url === address)
  const said: Readonly<
    Record<string, readonly [is: readonly string[], wanted: readonly string[]]>
  > = {
    canonical: [link('canonical'), [address]],
    'og:url': [property('og:url'), [address]],
    'og:type': [property('og:type'), [article ? 'article' : 'website']],
    'og:locale': [property('og:locale'), ['fr_CA']],
    'og:site_name': [property('og:site_name'), [site.brand]],
    'og:title': [property('og:title'), titles],
    'og:description': [property('og:description'), meta('description')],
    'twitter:card': [meta('twitter:card'), ['summary_large_image']],
    'twitter:image': [meta('twitter:image'), property('og:image')],
    'og:image:width': [property('og:image:width'), ['1200']],
    'og:image:height': [property('og:image:height'), ['630']],
    feed: [link('alternate'), [`${env.siteUrl}/feed.xml`]],
    robots: [meta('robots'), []],
    'article:modified_time': [
      property('article:modified_time'),
      article ? [(article.updated ?? article.date).iso] : [],
    ],
  }
  for (const [name, [is, wanted]] of Object.entries(said))
    if (is.join('\n') !== wanted.join('\n')) yield `${name}: ${is.join(', ')}`
  if (meta('keywords').length !== (article && article.keywords === undefined ? 0 : 1))
    yield 'its keywords'
  for (const name of article ? ['published_time', 'author', 'section'] : [])
    if (
      !(name.endsWith('time') ? /^\d{4}-\d{2}-\d{2}$/ : /^[^\n]+$/).test(
        property(`article:${name}`).join('\n'),
      )
    )
      yield `article:${name}`
})

test('every social picture is of exactly 1200 by 630, and light', async () => {
  for (const route of exportedRoutes()) {
    const file = fileOf(headOf(openExported(route)).property('og:image').join())
    const isLight = readFileSync(path.join('out', file)).length < 100_000
    expect([route, await pictureSize(file), isLight]).toEqual([route, '1200x630', true])
  }
})

everyPage('says in structured data who answers and what it is', (page, route) => {
  const records = [...page.querySelectorAll('script[type="application/ld+json"]')]
  const types = records.flatMap(({ textContent }) =>
    graphSchema.parse(JSON.parse(textContent))['@graph'].map((record) => record['@type']),
  )
  const trail = route === '/' ? [] : ['BreadcrumbList']
  const wanted = [
    'LocalBusiness',
    'WebSite',
    ...trail,
    ...kinds.flatMap(([pattern, type]) => (pattern.test(route) ? [type] : [])),
  ]
  return [
    ...wanted.filter((type) => !types.includes(type)),
    ...(records.length === 1 ? [] : ['several graphs']),
  ]
})

test.each(['/404.html', '/404/'])(
  'the error screen %s has its own title, is kept out of search engines and has no address',
  (route) => {
    const { titles, meta, link, property } = headOf(openExported(route))
    expect(titles).toEqual([expect.stringContaining(ending)])
    expect(exportedRoutes().map((other) => openExported(other).title)).not.toContain(titles[0])
    expect(new Set(meta('robots').map((robots) => robots.includes('noindex')))).toEqual(
      new Set([true]),
    )
    expect([...link('canonical'), ...property('og:url')]).toEqual([])
  },
)

test('robots.txt opens the site and names the sitemap', () => {
  const robots = readExported('robots.txt')
  expect(robots).toMatch(/Allow: \/$/m)
  expect(robots).not.toContain('Disallow')
  expect(robots).toContain(`Sitemap: ${env.siteUrl}/sitemap.xml`)
})

test('the feed is well-formed, and leads to the listed articles, each to a page that exists', () => {
  // Refused where it is not.
  const { document } = new JSDOM(readExported('feed.xml'), { contentType: 'application/xml' })
    .window
  const ids = Array.from(document.querySelectorAll('entry > id'), ({ textContent }) => textContent)
  expect(ids).toEqual(listedArticles.map(({ url }) => url))
  expect(ids.filter((id) => !isExported(fileOf(id)))).toEqual([])
})

test('llms.txt says who answers and who pays, and leads to every page', () => {
  const text = readExported('llms.txt')
  expect(text.startsWith(`# ${site.brand}\n`)).toBe(true)
  expect(text).toContain(site.whoPays)
  const addresses = Array.from(text.matchAll(/\]\((https?:[^)]+)\)/g), ([, address]) => address)
  expect(addresses.sort()).toEqual(exportedRoutes().map(addressOf).sort())
})

test('the manifest names icons that exist, of the size it says, under the base path', async () => {
  const manifest = z.object({
    name: z.string(),
    lang: z.literal('fr-CA'),
    start_url: z.literal(`${env.basePath}/`),
    scope: z.literal(`${env.basePath}/`),
    icons: z
      .array(z.object({ src: z.string().startsWith(`${env.basePath}/`), sizes: z.string() }))
      .min(3),
  })
  for (const { src, sizes } of manifest.parse(JSON.parse(readExported('manifest.webmanifest')))
    .icons)
    expect(await pictureSize(src.slice(env.basePath.length + 1))).toBe(sizes)
})

everyPage(
  'links the manifest and its icons, which exist, and knows in its first script the pages that old addresses lead to',
  (page) => {
    const { link } = headOf(page)
    const links = [...link('manifest'), ...link('icon'), ...link('apple-touch-icon')]
    const isThere = (address: string) =>
      /^data:image\/webp;base64,[\w+/]+=*$/.test(address) ||
      (address.startsWith(`${env.basePath}/`) &&
        isExported(address.slice(env.basePath.length + 1).replace(/\?.*$/, '')))
    const [names = ''] = /\["",[^\]]*\]/.exec(
      page.head.querySelector('script')?.textContent ?? '',
    ) ?? ['[]']
    // All but the articles, which it knows by their form.
    const known = z.array(z.string()).parse(JSON.parse(names))
    const routes = known.map((name) => (name === '' ? '/' : `/${name}/`)).sort()
    const pages = exportedRoutes().filter((route) => !route.startsWith('/blog/article-'))
    return [
      ...links.filter((address) => !isThere(address)),
      ...(links.length === 3 ? [] : [`${String(links.length)} links`]),
      ...(routes.join() === pages.sort().join() ? [] : [routes.join()]),
    ]
  },
)
