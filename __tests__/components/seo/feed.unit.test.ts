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

test('escapes markup and drops control characters', () => {
  const feed = atomFeed('Coûts & « loyers » <tout compris>', '', [
    { ...first, title: 'A & B < C > "D" \u0001l\'eau\u001F' },
  ])
  expect(feed).toContain('<title>Coûts &amp; « loyers » &lt;tout compris&gt;</title>')
  expect(feed).toContain('<title>A &amp; B &lt; C &gt; &quot;D&quot; l&apos;eau</title>')
})
