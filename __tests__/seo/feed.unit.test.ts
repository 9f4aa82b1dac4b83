import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import * as colours from '@/components/seo/colours'
import { atomFeed, escapeXml } from '@/components/seo/feed'
import { llmsText } from '@/components/seo/llms'
import { sitePages } from '@/components/seo/site-pages'
import { articles, listedArticles } from '@/content/articles'
import { linkOf, pages, type Place } from '@/content/pages'
import { site } from '@/content/site'
import { env } from '@/env.mjs'

describe('the feed', () => {
  const [first, ...rest] = listedArticles
  if (!first) throw new Error('no article')

  test('has an entry for each listed article and dates a reader understands', () => {
    const feed = atomFeed('Blog', 'Un sous-titre', listedArticles)
    expect(feed.match(/<entry>/g)).toHaveLength(listedArticles.length)
    expect(feed.match(/<updated>\d{4}-\d{2}-\d{2}T12:00:00Z<\/updated>/g)).toHaveLength(listedArticles.length + 1)
  })

  test('is as recent as its most recent revision', () => {
    const revised = { ...first, updated: { iso: '2027-01-02', text: '2 janvier 2027' } }
    expect(atomFeed('Blog', '', [...rest, revised])).toContain('<updated>2027-01-02T12:00:00Z</updated>\n  <author>')
  })

  test('escapes what would break it', () => {
    const feed = atomFeed('Coûts & « loyers » <tout compris>', '', [{ ...first, title: 'A & B < C > "D" \u0001' }])
    expect(feed).toContain('<title>Coûts &amp; « loyers » &lt;tout compris&gt;</title>')
    expect(feed).toContain('<title>A &amp; B &lt; C &gt; &quot;D&quot; </title>')
  })
})

test('XML has no room for control characters', () => {
  expect(escapeXml("l'eau\u0000\u001F\t\n")).toBe('l&apos;eau\t\n')
})

test('no two pages of the site have the same words', () => {
  expect(sitePages).toHaveLength(pages.length + articles.length)
  for (const word of ['title', 'description'] as const) expect(new Set(sitePages.map((page) => page[word])).size).toBe(sitePages.length)
})

test('a place of the frame that no page takes stops the build', () => {
  expect(() => linkOf('nulle part' as Place)).toThrow('attendu : une page à « nulle part »')
})

test('llms.txt leads to every page and says who pays', () => {
  const text = llmsText()
  for (const { path, title } of sitePages) {
    expect(text).toContain(`](${env.siteUrl}${path === '/' ? '/' : `${path}/`})`)
    expect(text).toContain(title)
  }
  expect(text).toContain(site.whoPays)
  expect(text.split('\n')[0]).toBe(`# ${site.brand}`)
})

test('the colours that leave the site are those of its theme', () => {
  const tokens = readFileSync('components/theme/tokens.css', 'utf8')
  const names = { paper: 'paper', bar: 'bar', ink: 'text', light: 'voice', stone: 'stone' }
  const { papers, eveningBar, ...others } = colours
  const byDay = (name: string, value: string) => expect(tokens).toMatch(new RegExp(`--${name}: (var\\(--day, )?${value}`))
  expect(tokens).toContain(`var(--evening, ${eveningBar})`)
  expect(Object.keys(others)).toHaveLength(5)
  for (const [name, value] of Object.entries(others)) byDay(Reflect.get(names, name) as string, value)
  expect(Object.keys(papers)).toHaveLength(5)
  for (const [name, value] of Object.entries(papers)) byDay(name === 'paper' ? name : `tint-${name}`, value)
})
