import { readFileSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import { parse } from 'yaml'

const { years } = parse(readFileSync('content/tools/tax-rules.yml', 'utf8')) as {
  years: { year: number }[]
}
const lastYear = Math.max(...years.map(({ year }) => year))

test('the FAQ and article 4 say when rules are missing', async () => {
  const today = `${String(lastYear + 1)}-01-02T12:00:00-05:00`
  jest.useFakeTimers({ now: new Date(today), advanceTimers: true })
  const [{ words }, { articles }] = await Promise.all([
    import('@/content/words'),
    import('@/content/articles'),
  ])

  const article = articles.find(({ slug }) => slug === 'article-4')
  const texts = Object.entries({ faqCategories: words.faqCategories, article })
  const phrase = [
    `règles de ${String(lastYear)}`,
    `celles de ${String(lastYear + 1)} ne sont pas encore ici`,
  ].join('; ')
  const silent = texts.filter(
    ([, text]) => !JSON.stringify(text).replaceAll('\u00A0', ' ').includes(phrase),
  )

  expect(silent.map(([name]) => name)).toEqual([])
})
