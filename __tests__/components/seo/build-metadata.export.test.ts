import { expect, test } from '@jest/globals'
import { articles } from '@/content/articles'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { everyPage } from '../../support/every-page'
import { exportedRoutes, openExported } from '../../support/exported-pages'
import { headOf } from '../../support/page-head'

const ending = ` | ${site.brand}`

test.each([
  ['title', (page: Document) => page.title],
  ['description', (page: Document) => headOf(page).meta('description').join()],
  ['h1', (page: Document) => page.querySelector('h1')?.textContent],
  ['picture', (page: Document) => headOf(page).property('og:image').join()],
])('gives each page a %s of its own', (_name, valueOf) => {
  const values = exportedRoutes().map((route) => valueOf(openExported(route)))
  expect(values).toEqual([...new Set(values)])
})

everyPage('has one title, one description and its social metadata', function* (page, route) {
  const { titles, meta, property, link } = headOf(page)
  const address = `${env.siteUrl}${route}`
  const [title = ''] = titles
  if (titles.length !== 1 || !title.endsWith(ending) || title.split(ending).length !== 2)
    yield `titles: ${titles.join()}`
  if (meta('description').length !== 1 || !/\S{2}/.test(meta('description').join()))
    yield 'no description'
  if (!property('og:image:alt').join().includes(site.brand))
    yield `og:image:alt: ${property('og:image:alt').join()}`
  const article = articles.find(({ url }) => url === address)
  const metadata: Readonly<
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
  for (const [name, [is, wanted]] of Object.entries(metadata))
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

test.each(['/404.html', '/404/'])(
  'keeps the error screen %s out of search engines, without an address',
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
