import path from 'node:path'
import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { z } from 'zod'
import { articles, listedArticles } from '@/content/articles'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { readPages } from '@/scripts/after-export/pages'
import { everyPage } from '../support/every-page'
import { exportedRoutes, isExported, openExported, readExported } from '../support/exported-pages'
import { exportedBytes, fileOf, headOf, pictureSize } from './exported-site'

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

/** Of what a page says, what is not as it must be. */
function* differing(said: Readonly<Record<string, readonly (readonly string[])[]>>): Generator<string> {
  for (const [name, [is = [], wanted = []]] of Object.entries(said))
    if (is.join('\n') !== wanted.join('\n')) yield `${name}: ${is.join(', ')}`
}

test('the sitemap lists the pages of the export, all of them and nothing else, and dates every article', () => {
  const folders = readPages('out').flatMap(({ name }) => (path.basename(name) === 'index.html' ? [`/${path.dirname(name)}/`] : []))
  const pages = folders.map((route) => route.replace('/./', '/')).filter((route) => !['/404/', '/_not-found/'].includes(route))
  expect(exportedRoutes().sort()).toEqual(pages.sort())
  const dated = readExported('sitemap.xml').match(/<loc>[^<]+\/blog\/article-\d+\/<\/loc>\s*<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)
  expect(dated).toHaveLength(articles.length)
})

test('no two pages share their title, their description, their h1 or their picture', () => {
  const pages = exportedRoutes().map((route) => ({ page: openExported(route), head: headOf(openExported(route)) }))
  for (const values of [
    pages.map(({ head }) => head.titles.join()),
    pages.map(({ head }) => head.meta('description').join()),
    pages.map(({ head }) => head.property('og:image').join()),
    pages.map(({ page }) => page.querySelector('h1')?.textContent),
  ])
    expect(values).toEqual([...new Set(values)])
})

everyPage('says once what it is, where, and how it is shared', function* (page, route) {
  const { titles, meta, property, link } = headOf(page)
  const address = addressOf(route)
  const [title = ''] = titles
  if (titles.length !== 1 || !title.endsWith(ending) || title.split(ending).length !== 2) yield `titles: ${titles.join()}`
  if (meta('description').length !== 1 || !/\S{2}/.test(meta('description').join())) yield 'no description'
  if (!property('og:image:alt').join().includes(site.brand)) yield `og:image:alt: ${property('og:image:alt').join()}`
  const article = articles.find(({ url }) => url === address)
  yield* differing({
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
  })
  if (meta('keywords').length !== (article && article.keywords === undefined ? 0 : 1)) yield 'its keywords'
  for (const name of article ? ['published_time', 'modified_time', 'author', 'section'] : [])
    if (!(name.endsWith('time') ? /^\d{4}-\d{2}-\d{2}$/ : /^[^\n]+$/).test(property(`article:${name}`).join('\n'))) yield `article:${name}`
})

test('every social picture is of exactly 1200 by 630, and light', async () => {
  for (const route of exportedRoutes()) {
    const file = fileOf(headOf(openExported(route)).property('og:image').join())
    expect([route, await pictureSize(file), exportedBytes(file).length < 100_000]).toEqual([route, '1200x630', true])
  }
})

everyPage('says in structured data who answers and what it is', (page, route) => {
  const records = [...page.querySelectorAll('script[type="application/ld+json"]')]
  const types = records.flatMap(({ textContent }) => graphSchema.parse(JSON.parse(textContent))['@graph'].map((record) => record['@type']))
  const trail = route === '/' ? [] : ['BreadcrumbList']
  const wanted = ['LocalBusiness', 'WebSite', ...trail, ...kinds.flatMap(([pattern, type]) => (pattern.test(route) ? [type] : []))]
  return [...wanted.filter((type) => !types.includes(type)), ...(records.length === 1 ? [] : ['several graphs'])]
})

test.each(['/404.html', '/404/'])('the error screen %s has its own title, is kept out of search engines and has no address', (route) => {
  const page = openExported(route)
  const { titles, meta, link, property } = headOf(page)
  expect(titles).toEqual([expect.stringContaining(ending)])
  expect(exportedRoutes().flatMap((other) => headOf(openExported(other)).titles)).not.toContain(titles[0])
  expect(meta('robots').length).toBeGreaterThan(0)
  for (const robots of meta('robots')) expect(robots).toContain('noindex')
  expect([...link('canonical'), ...property('og:url')]).toEqual([])
  expect(page.querySelectorAll('h1')).toHaveLength(1)
})

test('robots.txt opens the site and names the sitemap', () => {
  const robots = readExported('robots.txt')
  expect(robots).toMatch(/Allow: \/$/m)
  expect(robots).not.toContain('Disallow')
  expect(robots).toContain(`Sitemap: ${env.siteUrl}/sitemap.xml`)
})

test('the feed is well-formed, and leads to the listed articles, each to a page that exists', () => {
  // Refused where it is not.
  const { document } = new JSDOM(readExported('feed.xml'), { contentType: 'application/xml' }).window
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
    icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(3),
  })
  const { icons } = manifest.parse(JSON.parse(readExported('manifest.webmanifest')))
  for (const { src, sizes } of icons) {
    expect(src.startsWith(`${env.basePath}/`)).toBe(true)
    expect(await pictureSize(src.slice(env.basePath.length + 1))).toBe(sizes)
  }
})

everyPage('links the manifest and its icons, which exist, under the base path', (page) => {
  const { link } = headOf(page)
  const links = [...link('manifest'), ...link('icon'), ...link('apple-touch-icon')]
  const isThere = (address: string) =>
    /^data:image\/webp;base64,[\w+/]+=*$/.test(address) ||
    (address.startsWith(`${env.basePath}/`) && isExported(address.slice(env.basePath.length + 1).replace(/\?.*$/, '')))
  return [...links.filter((address) => !isThere(address)), ...(links.length === 3 ? [] : [`${String(links.length)} links`])]
})

everyPage(
  'knows in its first script all pages but the articles, which it knows by their form, for the addresses of the old site',
  (page) => {
    const [names = ''] = /\["",[^\]]*\]/.exec(page.head.querySelector('script')?.textContent ?? '') ?? ['[]']
    const known = z.array(z.string()).parse(JSON.parse(names))
    const pages = exportedRoutes().filter((route) => !route.startsWith('/blog/article-'))
    const routes = known.map((name) => (name === '' ? '/' : `/${name}/`))
    return [...pages.filter((route) => !routes.includes(route)), ...routes.filter((route) => !pages.includes(route))]
  },
)
