import { expect, test } from '@jest/globals'
import { articles } from '@/content/articles'
import { taxRules } from '@/content/tax-rules'
import { words } from '@/content/words'

const answers = words.faqCategories.flatMap(({ questions }) => questions)
const pages = [words.alzheimerPage, words.servicesPage, ...answers, ...articles, taxRules]
const sources = pages.flatMap(
  (page): { title: string; url: string; lang?: 'en' | undefined }[] => page.sources,
)

test.each(sources)('$title links to a page, never to a home page', ({ url }) => {
  const { pathname, search } = new URL(url)
  expect(`${pathname}${search}`.replace(/^\/(?:fr|en)?\/?$/, '')).not.toBe('')
})

/** Words that an English title can hardly do without, and that no French one has. */
const english = /\b(?:the|of|and|for|from|with|by|to|tips|ear|falls|awareness)\b/i

test('marks the language of English titles only', () => {
  expect(sources.filter(({ title, lang }) => english.test(title) && lang !== 'en')).toEqual([])
  expect(sources.filter(({ title, lang }) => lang === 'en' && /[éèêàçœ«»]/.test(title))).toEqual([])
})
