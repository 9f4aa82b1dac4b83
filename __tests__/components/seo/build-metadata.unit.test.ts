import { expect, jest, test } from '@jest/globals'
import { buildMetadata } from '@/components/seo/build-metadata'
import { env } from '@/env.mjs'

// build-metadata.export.test.ts tests the pages of the export. These tests hold what none of them
// shows.
const page = {
  path: '/services',
  title: 'Nos services',
  description: 'Une description.',
  keywords: 'un, deux',
}

test('points at another page, or at another site, as its canonical', () => {
  expect(buildMetadata({ ...page, canonical: '/blog/article-5' }).alternates?.canonical).toBe(
    `${env.siteUrl}/blog/article-5/`,
  )
  expect(
    buildMetadata({ ...page, canonical: 'https://journal.example/texte' }).alternates?.canonical,
  ).toBe('https://journal.example/texte')
})

test('keeps a preview out of search engines and points at production', () => {
  const replaced = jest.replaceProperty(env, 'deployKind', 'preview')
  const metadata = buildMetadata(page)
  replaced.restore()
  expect(metadata.robots).toEqual({ index: false, follow: false })
  expect(metadata.alternates?.canonical).toBe(`${env.siteUrl}/services/`)
})
