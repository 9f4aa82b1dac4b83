import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { lexicon, searchDocuments } from '@/content/search-documents'
import { searchIn } from './search-in'

const queries = parse(readFileSync('__tests__/components/search/queries.yml', 'utf8')) as Record<
  'short' | 'tuned' | 'kept' | 'sentences',
  Record<string, string>
>

/** An address named without an anchor stands for the whole page. */
const leadsTo = (url: string, page: string) =>
  url === page || (!page.includes('#') && url.split('#')[0] === page)

const expectedPages = Object.values(queries).flatMap((set) =>
  Object.values(set).flatMap((pages) => pages.split(' ')),
)

/**
 * An article or a question that no query names was added after the queries: it may answer them too,
 * and is left out.
 */
const engine = searchIn(
  searchDocuments.filter(
    ({ kind, url }) =>
      !['article', 'question'].includes(kind) || expectedPages.some((page) => leadsTo(url, page)),
  ),
  lexicon,
)

function isAnswered(query: string, pages: string, limit: number): boolean {
  const { absentAnswer, results } = engine.find(query, limit)
  if (pages.includes('honest') && absentAnswer !== undefined) return true
  return results.some(({ url }) => pages.split(' ').some((page) => leadsTo(url, page)))
}

function findMissed(set: keyof typeof queries, limit: number) {
  const entries = Object.entries(queries[set])
  const missed = entries.filter(([query, pages]) => !isAnswered(query, pages, limit))
  return { missed: missed.map(([query]) => query), share: missed.length / entries.length }
}

describe('the search', () => {
  test('answers each query of a few words in the first three results', () => {
    expect(findMissed('short', 3).missed).toEqual([])
  })

  test.each([
    ['short', 1, 0.1],
    ['tuned', 3, 0.05],
    ['kept', 3, 0.1],
    ['sentences', 3, 0.05],
  ] as const)('answers the queries « %s » in the first %i, with few misses', (set, limit, most) => {
    expect(findMissed(set, limit).share).toBeLessThanOrEqual(most)
  })
})
