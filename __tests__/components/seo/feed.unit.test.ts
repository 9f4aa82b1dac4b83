import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import * as colours from '@/components/seo/colours'
import { atomFeed } from '@/components/seo/feed'
import { listedArticles } from '@/content/articles'
import { linkOf } from '@/content/pages'
import type { Place } from '@/content/schema/pages'

const [first, ...rest] = listedArticles
if (!first) throw new Error('no article')

test('the feed is as recent as its most recent revision', () => {
  const revised = { ...first, updated: { iso: '2027-01-02', text: '2 janvier 2027' } }
  expect(atomFeed('Blog', '', [...rest, revised])).toContain(
    '<updated>2027-01-02T12:00:00Z</updated>\n  <author>',
  )
})

test('the feed escapes what would break it, and leaves out control characters, for which XML has no room', () => {
  const feed = atomFeed('Coûts & « loyers » <tout compris>', '', [
    { ...first, title: 'A & B < C > "D" \u0001l\'eau\u001F' },
  ])
  expect(feed).toContain('<title>Coûts &amp; « loyers » &lt;tout compris&gt;</title>')
  expect(feed).toContain('<title>A &amp; B &lt; C &gt; &quot;D&quot; l&apos;eau</title>')
})

test('a place of the frame that no page takes stops the build', () => {
  expect(() => linkOf('nulle part' as Place)).toThrow('attendu : une page à « nulle part »')
})

test('the colours that leave the site are those of its theme', () => {
  const tokens = readFileSync('styles/tokens.css', 'utf8')
  const names = { paper: 'paper', bar: 'bar', ink: 'text', light: 'voice', stone: 'stone' }
  const { papers, eveningBar, ...others } = colours
  const byDay = (name: string, value: string) =>
    expect(tokens).toMatch(new RegExp(`--${name}: (var\\(--day, )?${value}`))
  expect(tokens).toContain(`var(--evening, ${eveningBar})`)
  expect(Object.keys(others)).toHaveLength(5)
  for (const [name, value] of Object.entries(others))
    byDay(Reflect.get(names, name) as string, value)
  expect(Object.keys(papers)).toHaveLength(5)
  for (const [name, value] of Object.entries(papers))
    byDay(name === 'paper' ? name : `tint-${name}`, value)
})
