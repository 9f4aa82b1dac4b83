import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { absoluteUrl, socialImageUrl, socialSlug } from '@/components/seo/addresses'
import { buildMetadata } from '@/components/seo/build-metadata'
import { site } from '@/content/site'
import { env } from '@/env.mjs'

const page = { path: '/services', title: 'Nos services', description: 'Une description.', keywords: 'un, deux' }

afterEach(() => {
  jest.replaceProperty(env, 'deployKind', 'local')
})

describe('the metadata of a page', () => {
  test('an article carries its dates, its author and its section', () => {
    const article = { publishedTime: '2025-05-08', author: 'L’équipe', section: 'Guide' }
    expect(buildMetadata({ ...page, article }).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2025-05-08',
      modifiedTime: '2025-05-08',
      authors: ['L’équipe'],
      section: 'Guide',
    })
    expect(buildMetadata({ ...page, article: { ...article, modifiedTime: '2026-11-05' } }).openGraph).toMatchObject({
      modifiedTime: '2026-11-05',
    })
  })

  test('a page may name another as its canonical', () => {
    expect(buildMetadata({ ...page, canonical: '/blog/article-5' }).alternates?.canonical).toBe(`${env.siteUrl}/blog/article-5/`)
    expect(buildMetadata({ ...page, canonical: 'https://journal.example/texte' }).alternates?.canonical).toBe(
      'https://journal.example/texte',
    )
  })

  test('a page may share the social image of another, under its own words', () => {
    const metadata = buildMetadata({ ...page, path: '/blog/2025', picture: '/blog' })
    expect(metadata.openGraph).toMatchObject({ url: `${env.siteUrl}/blog/2025/`, images: [{ url: `${env.siteUrl}/og/blog.jpg` }] })
    expect(metadata.twitter).toMatchObject({ title: `Nos services | ${site.brand}`, images: [{ url: `${env.siteUrl}/og/blog.jpg` }] })
  })

  test('absent keywords leave no empty tag', () => {
    expect(buildMetadata({ ...page, keywords: undefined })).not.toHaveProperty('keywords')
  })

  test('the error screen is kept out of search engines, and has neither canonical nor address', () => {
    const metadata = buildMetadata({ ...page, path: '/404', noindex: true })
    expect(metadata.robots).toEqual({ index: false, follow: false })
    expect(metadata.alternates?.canonical).toBeNull()
    expect(metadata.openGraph).not.toHaveProperty('url')
    expect(metadata.openGraph).toMatchObject({ images: [{ url: `${env.siteUrl}/og/accueil.jpg` }] })
  })

  test('a preview is kept out of search engines and still points at production', () => {
    jest.replaceProperty(env, 'deployKind', 'preview')
    const metadata = buildMetadata(page)
    expect(metadata.robots).toEqual({ index: false, follow: false })
    expect(metadata.alternates?.canonical).toBe(`${env.siteUrl}/services/`)
  })
})

test('addresses have their final slash, files have none, social images share one folder', () => {
  expect(absoluteUrl('/')).toBe(`${env.siteUrl}/`)
  expect(absoluteUrl('/feed.xml')).toBe(`${env.siteUrl}/feed.xml`)
  expect(socialSlug('/')).toBe('accueil')
  expect(socialImageUrl('/blog/article-5')).toBe(`${env.siteUrl}/og/blog-article-5.jpg`)
})
