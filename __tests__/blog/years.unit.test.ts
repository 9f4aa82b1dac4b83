import { describe, expect, test } from '@jest/globals'
import { articleYears, listedArticles, newestArticles, yearOf, yearsOf } from '@/content/articles'

/** So many articles, three a year, newest first. */
const written = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: { iso: `${String(2060 - Math.floor(index / 3))}-05-08`, text: '' } }))

describe('the years that have a page of their own', () => {
  test('are none as long as the listing shows every article', () => {
    expect(yearsOf([])).toEqual([])
    expect(yearsOf(written(60))).toEqual([])
  })

  test('are all of them once it does not, each once, the last one first', () => {
    const years = yearsOf(written(61))
    expect(years).toHaveLength(21)
    expect([years[0], years[1], years.at(-1)]).toEqual([2060, 2059, 2040])
  })

  test('lead, with the listing, to every article', () => {
    expect(listedArticles.length).toBeGreaterThan(10)
    const reached = articleYears.length > 0 ? listedArticles.filter((article) => articleYears.includes(yearOf(article))) : newestArticles
    expect(reached).toEqual(listedArticles)
  })
})
