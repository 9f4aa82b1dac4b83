import { expect, test } from '@jest/globals'
import { atomFeed } from '@/components/seo/feed'
import { listedArticles } from '@/content/articles'

const [first, ...rest] = listedArticles
if (!first) throw new Error('no article')

test('dates the feed by its latest revision', () => {
  const revised = { ...first, updated: { iso: '2027-01-02', text: '2 janvier 2027' } }
  expect(atomFeed('Blog', '', [...rest, revised])).toContain(
    '<updated>2027-01-02T12:00:00Z</updated>\n  <author>',
  )
})

test('escapes markup', () => {
  const feed = atomFeed('Coûts & « loyers »', '', [{ ...first, title: 'A & B < C > "D"' }])
  expect(feed).toContain('<title>Coûts &#38; « loyers »</title>')
  expect(feed).toContain('<title>A &#38; B &#60; C &#62; &#34;D&#34;</title>')
})
