import { describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { tokensOf } from '@/components/search/french'
import { createSearchEngine } from '@/components/search/search-engine'
import type { SearchIndex } from '@/components/search/search-index'
import { createReader, phraseOf } from '@/components/search/terms'
import { articles } from '@/content/articles'
import { searchWords } from '@/content/words'
import { everyPage } from '../../support/every-page'
import { readExported } from '../../support/exported-pages'

const queries = parse(readFileSync('__tests__/components/search/queries.yml', 'utf8')) as Record<
  'short' | 'tuned' | 'kept' | 'sentences',
  Record<string, string>
>

const index = JSON.parse(readExported('recherche.json')) as SearchIndex
const texts = JSON.parse(readExported('recherche-textes.json')) as string[]
const engine = createSearchEngine(index)
engine.addTexts(texts)

/** An address named without an anchor stands for the whole page. */
const leadsTo = (url: string, page: string) =>
  url === page || (!page.includes('#') && url.split('#')[0] === page)

const addresses = (query: string, limit: number) =>
  engine.find(query, limit).results.map(({ url }) => url)

function isAnswered(query: string, pages: string, within: number): boolean {
  if (pages.includes('honest') && engine.find(query, within).absentAnswer !== undefined) return true
  return addresses(query, within).some((url) => pages.split(' ').some((page) => leadsTo(url, page)))
}

const missedBy = (set: keyof typeof queries, within: number) =>
  Object.entries(queries[set]).flatMap(([query, pages]) =>
    isAnswered(query, pages, within) ? [] : [query],
  )

const shareOf = (set: keyof typeof queries, within: number) =>
  1 - missedBy(set, within).length / Object.keys(queries[set]).length

describe('the search, on the exported index', () => {
  it('has what to search: each article, questions, links, pages and their sections, tools', () => {
    const urls = index.documents.map(({ url }) => url)
    expect(urls).toEqual(
      expect.arrayContaining(
        articles.flatMap(({ path, body }) => [
          `${path}/`,
          ...body.headings.map(({ id }) => `${path}/#${id}`),
        ]),
      ),
    )
    expect(urls.filter((url) => url.startsWith('/faq/#')).length).toBeGreaterThan(19)
    expect(urls.filter((url) => url.startsWith('/liens-utiles/#')).length).toBeGreaterThan(39)
    expect(urls).toEqual(
      expect.arrayContaining(['/', '/services/', '/alzheimer/', '/contact/', '/accessibilite/']),
    )
    expect(urls).toEqual(
      expect.arrayContaining([
        '/urgence/#chute',
        '/cout-net/',
        '/services/#complements',
        '/confidentialite/#droits',
      ]),
    )
    expect(texts).toHaveLength(urls.length)
  })

  it('leads only to anchors that exist', () => {
    const anchors = index.documents
      .map(({ url }) => url.split('#'))
      .filter(([, anchor]) => anchor !== undefined)
    expect(anchors.length).toBeGreaterThan(60)
    for (const [page = '', anchor = ''] of anchors)
      expect([page, anchor, readExported(`${page}index.html`).includes(`id="${anchor}"`)]).toEqual([
        page,
        anchor,
        true,
      ])
  })

  it('weighs less than 52 kB compressed, and its texts less than 80', () => {
    expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(52_000)
    expect(gzipSync(JSON.stringify(texts)).length).toBeLessThan(80_000)
  })
})

everyPage(
  'leads to the search twice: in the header and in the menu',
  (page) => {
    const links = Array.from(
      page.querySelectorAll('header a[href="/blog/#chercher"]'),
      ({ textContent }) => textContent,
    )
    return links.join() === 'Chercher,Chercher' ? [] : [links.join()]
  },
  ['/404.html'],
)

describe('the words of families', () => {
  it('lead, subject by subject, to a page that answers them', () => {
    expect(searchWords.subjects.length).toBeGreaterThanOrEqual(60)
    const lost = searchWords.subjects.flatMap(({ title, words, pages }) => {
      const wanted = pages.map((page) =>
        page.startsWith('/') ? page.replace(/^([^#]*[^#/])\/?(#|$)/, '$1/$2') : page,
      )
      const isFound = (word: string) =>
        engine
          .find(word, 6)
          .results.some(
            ({ url, title: segments }) =>
              wanted.includes(url) || wanted.includes(segments.map(({ text }) => text).join('')),
          )
      const found = words.filter(isFound).length
      return found * 2 > words.length
        ? []
        : [`${title} : ${String(found)} mots sur ${String(words.length)}`]
    })
    expect(lost).toEqual([])
  })

  it('have one meaning each', () => {
    const { meanings } = createReader(index)
    const groups = index.synonyms.map(
      (group) => new Set(group.split(',').map((words) => phraseOf(tokensOf(words)))),
    )
    expect(meanings.size).toBe(groups.flatMap((group) => [...group]).length)
  })

  it('that name what we do not have are answered so', () => {
    const asked = searchWords.absent.flatMap(({ words, answer }) =>
      words.map((word) => ({ word, answer })),
    )
    expect(asked.length).toBeGreaterThan(5)
    expect(
      asked.filter(({ word, answer }) => engine.find(word, 6).absentAnswer !== answer),
    ).toEqual([])
  })
})

describe('what families type finds its answer', () => {
  it('in a few words: among the first three always, at the first nine times in ten', () => {
    expect(missedBy('short', 3)).toEqual([])
    expect(shareOf('short', 1)).toBeGreaterThanOrEqual(0.9)
  })

  it.each([
    ['tuned', 0.95],
    ['kept', 0.9],
    ['sentences', 0.95],
  ] as const)('in the set « %s », among the first three', (set, least) => {
    expect(shareOf(set, 3)).toBeGreaterThanOrEqual(least)
  })
})
