import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { articles, listedArticles } from '@/content/articles'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { exportedBytes, exportedRoutes, fileOf, pictureSize, readExported, readPage, sitemapAddresses } from './exported-site'

const isPreview = env.deployKind === 'preview'
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

let pages: { address: string; route: string; page: ReturnType<typeof readPage> }[] = []

beforeAll(() => {
  pages = sitemapAddresses().map((address) => ({ address, route: new URL(address).pathname, page: readPage(fileOf(address)) }))
})

/** Every page, after making sure that there are pages to check. */
function everyPage() {
  expect(pages.length).toBeGreaterThan(29)
  return pages
}

describe('the sitemap', () => {
  test('lists the pages of the export, all of them and nothing else', () => {
    expect(
      everyPage()
        .map(({ route }) => route)
        .sort(),
    ).toEqual(exportedRoutes().sort())
  })

  test('dates every article', () => {
    const dated = [
      ...readExported('sitemap.xml').matchAll(/<loc>[^<]+\/blog\/article-\d+\/<\/loc>\s*<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g),
    ]
    expect(dated).toHaveLength(articles.length)
  })
})

describe('every page', () => {
  test.each(['title', 'description', 'h1'] as const)('has one %s, shared with no other', (what) => {
    const found = everyPage().map(({ address, page }) => {
      const values = { title: page.titles, description: page.meta('description'), h1: page.headings }[what]
      expect({ address, values }).toEqual({ address, values: [expect.stringMatching(/\S{2}/)] })
      return values[0]
    })
    expect(new Set(found).size).toBe(found.length)
  })

  test('ends its title with the brand, and says it once', () => {
    for (const { address, page } of everyPage()) {
      const [title = ''] = page.titles
      expect([address, title.endsWith(ending), title.split(ending).length]).toEqual([address, true, 2])
    }
  })

  test('is its own canonical, at the production address', () => {
    for (const { address, page } of everyPage()) {
      expect([address, page.link('canonical')]).toEqual([address, [address]])
      expect(page.property('og:url')).toEqual([address])
    }
  })

  test('can be shared: French of Canada, title, description and a picture of exactly 1200 by 630', async () => {
    const pictures = new Set<string>()
    for (const { address, page } of everyPage()) {
      const [picture = ''] = page.property('og:image')
      expect([address, await pictureSize(fileOf(picture))]).toEqual([address, { width: 1200, height: 630 }])
      expect(page.property('og:image:width')).toEqual(['1200'])
      expect(page.property('og:image:height')).toEqual(['630'])
      expect(page.property('og:image:alt')).toEqual([expect.stringContaining(site.brand)])
      expect(page.property('og:locale')).toEqual(['fr_CA'])
      expect(page.property('og:site_name')).toEqual([site.brand])
      expect(page.property('og:title')).toEqual(page.titles)
      expect(page.property('og:description')).toEqual(page.meta('description'))
      expect(page.meta('twitter:card')).toEqual(['summary_large_image'])
      expect(page.meta('twitter:image')).toEqual([picture])
      pictures.add(picture)
    }
    expect(pictures.size).toBe(everyPage().length)
  })

  test('keeps its social picture light', () => {
    for (const { page } of everyPage()) expect(exportedBytes(fileOf(page.property('og:image')[0] ?? '')).length).toBeLessThan(100_000)
  })

  test('is open to search engines, unless it is a preview', () => {
    for (const { address, page } of everyPage())
      expect([address, page.meta('robots')]).toEqual([address, isPreview ? ['noindex, nofollow'] : []])
  })

  test('has its keywords, and points to the feed', () => {
    for (const { address, page } of everyPage()) {
      const isBare = articles.some(({ url, keywords }) => url === address && keywords === undefined)
      expect([address, page.meta('keywords').length]).toEqual([address, isBare ? 0 : 1])
      expect(page.link('alternate')).toEqual([`${env.siteUrl}/feed.xml`])
    }
  })

  test('says in structured data who answers and what it is', () => {
    for (const { address, route, page } of everyPage()) {
      expect([address, page.jsonLd.length]).toEqual([address, 1])
      const graph = graphSchema.parse(page.jsonLd[0])['@graph']
      const types = graph.map((record) => record['@type'])
      const wanted = ['LocalBusiness', 'WebSite', ...kinds.flatMap(([pattern, type]) => (pattern.test(route) ? [type] : []))]
      expect([address, types]).toEqual([address, expect.arrayContaining(route === '/' ? wanted : [...wanted, 'BreadcrumbList'])])
      expect(graph.find((record) => record['@type'] === 'LocalBusiness')).toMatchObject({
        '@id': `${env.siteUrl}/#agence`,
        name: site.brand,
        telephone: expect.stringMatching(/^\+1\d{10}$/),
        email: expect.stringContaining('@'),
        priceRange: 'Gratuit',
        address: { addressRegion: 'QC', addressCountry: 'CA' },
        areaServed: expect.arrayContaining([expect.objectContaining({ '@type': 'GeoCircle', geoRadius: site.serviceRadiusMetres })]),
        openingHoursSpecification: { opens: site.hours.opens, closes: site.hours.closes },
        aggregateRating: { ratingValue: site.claims.rating, reviewCount: site.claims.reviews },
        makesOffer: { price: 0, priceCurrency: 'CAD', itemOffered: { audience: { suggestedMinAge: site.minimumAge } } },
      })
    }
  })
})

test('an article says when it was published, by whom and in which section', () => {
  const found = everyPage().filter(({ route }) => route.startsWith('/blog/article-'))
  expect(found).toHaveLength(articles.length)
  for (const { address, page } of found) {
    expect([address, page.property('og:type')]).toEqual([address, ['article']])
    expect(page.property('article:published_time')).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)])
    expect(page.property('article:modified_time')).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)])
    expect(page.property('article:author')).toHaveLength(1)
    expect(page.property('article:section')).toHaveLength(1)
  }
})

describe('the error screen', () => {
  test.each(['404.html', '404/index.html'])('%s has its own title, is kept out of search engines and has no canonical', (file) => {
    const page = readPage(file)
    expect(page.titles).toEqual([expect.stringContaining(ending)])
    expect(everyPage().map(({ page: other }) => other.titles[0])).not.toContain(page.titles[0])
    expect(page.meta('robots').length).toBeGreaterThan(0)
    for (const robots of page.meta('robots')) expect(robots).toContain('noindex')
    expect(page.link('canonical')).toEqual([])
    expect(page.property('og:url')).toEqual([])
    expect(page.headings).toHaveLength(1)
  })
})

test('robots.txt opens the site and names the sitemap, or closes a preview', () => {
  const robots = readExported('robots.txt')
  if (isPreview) {
    expect(robots).toMatch(/Disallow: \/$/m)
    expect(robots).not.toContain('Sitemap')
  } else {
    expect(robots).toMatch(/Allow: \/$/m)
    expect(robots).not.toContain('Disallow')
    expect(robots).toContain(`Sitemap: ${env.siteUrl}/sitemap.xml`)
  }
})

describe('the feed', () => {
  test('is well-formed', () => {
    const feed = readExported('feed.xml')
    expect(feed.startsWith('<?xml version="1.0" encoding="utf-8"?>')).toBe(true)
    expect(feed).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/)
    const open: string[] = []
    const tags = [...feed.matchAll(/<(\/?)([a-z]+)((?:\s[\w:]+="[^"<]*")*)(\/?)>/g)]
    // Every < belongs to a tag or to the declaration.
    expect(feed.split('<').length - 1).toBe(tags.length + 1)
    for (const [, closing, name = '', , selfClosing] of tags) {
      if (closing) expect(open.pop()).toBe(name)
      else if (!selfClosing) open.push(name)
    }
    expect(open).toEqual([])
  })

  test('leads to the listed articles, each to a page that exists', () => {
    const feed = readExported('feed.xml')
    const ids = [...feed.matchAll(/<entry>\s*<id>([^<]+)<\/id>/g)].map(([, id = '']) => id)
    expect(ids).toEqual(listedArticles.map(({ url }) => url))
    for (const id of ids) expect(existsSync(`out/${fileOf(id)}`)).toBe(true)
  })
})

describe('the manifest', () => {
  const manifestSchema = z.object({
    name: z.string(),
    lang: z.literal('fr-CA'),
    start_url: z.literal(`${env.basePath}/`),
    scope: z.literal(`${env.basePath}/`),
    icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(3),
  })

  test('names icons that exist, of the size it says, under the base path', async () => {
    const { icons } = manifestSchema.parse(JSON.parse(readExported('manifest.webmanifest')))
    for (const { src, sizes } of icons) {
      expect(src.startsWith(`${env.basePath}/`)).toBe(true)
      const { width, height } = await pictureSize(src.slice(env.basePath.length + 1))
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  test('is linked from every page, with icons that exist, under the base path', () => {
    for (const { page } of everyPage()) {
      const links = [...page.link('manifest'), ...page.link('icon'), ...page.link('apple-touch-icon')]
      expect(links).toHaveLength(3)
      const [drawing, ...files] = links.sort((a, b) => Number(b.startsWith('data:')) - Number(a.startsWith('data:')))
      expect(drawing).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/)
      for (const link of files) {
        expect(link.startsWith(`${env.basePath}/`)).toBe(true)
        expect(existsSync(`out/${link.slice(env.basePath.length + 1).replace(/\?.*$/, '')}`)).toBe(true)
      }
    }
  })
})

test('llms.txt leads only to pages that exist', () => {
  const addresses = [...readExported('llms.txt').matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(29)
  for (const address of addresses) expect(existsSync(`out/${fileOf(address)}`)).toBe(true)
})

test('the first script of every page knows them all but the articles, which it knows by their form, for the addresses of the old site', () => {
  const pages = exportedRoutes().filter((route) => !route.startsWith('/blog/article-'))
  for (const { page } of everyPage()) {
    const [first = ''] = page.html.slice(0, page.html.indexOf('</head>')).split('<script').slice(1)
    const [names = ''] = /\["",[^\]]*\]/.exec(first) ?? []
    expect(
      z
        .array(z.string())
        .parse(JSON.parse(names))
        .map((name) => (name === '' ? '/' : `/${name}/`))
        .sort(),
    ).toEqual(pages.toSorted())
  }
})
