import { expect, jest, test } from '@jest/globals'
import { buildMetadata } from '@/components/seo/build-metadata'
import { site } from '@/content/site'
import { env } from '@/env.mjs'

// What every page says is asked of the export (metadata.export.test.ts): here, what no page of it shows.
const page = {
  path: '/services',
  title: 'Nos services',
  description: 'Une description.',
  keywords: 'un, deux',
}

test('a page may name another as its canonical, and share the social image of another under its own words', () => {
  expect(buildMetadata({ ...page, canonical: '/blog/article-5' }).alternates?.canonical).toBe(
    `${env.siteUrl}/blog/article-5/`,
  )
  expect(
    buildMetadata({ ...page, canonical: 'https://journal.example/texte' }).alternates?.canonical,
  ).toBe('https://journal.example/texte')
  expect(buildMetadata({ ...page, picture: '/blog' })).toMatchObject({
    openGraph: { url: `${env.siteUrl}/services/`, images: [{ url: `${env.siteUrl}/og/blog.jpg` }] },
    twitter: {
      title: `Nos services | ${site.brand}`,
      images: [{ url: `${env.siteUrl}/og/blog.jpg` }],
    },
  })
})

test('a preview is kept out of search engines and still points at production', () => {
  const replaced = jest.replaceProperty(env, 'deployKind', 'preview')
  const metadata = buildMetadata(page)
  replaced.restore()
  expect(metadata.robots).toEqual({ index: false, follow: false })
  expect(metadata.alternates?.canonical).toBe(`${env.siteUrl}/services/`)
})
