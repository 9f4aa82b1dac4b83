import { describe, expect, it } from '@jest/globals'
import { articles } from '@/content/articles'
import { rules } from '@/content/rules'
import { alzheimer, faqPage, services } from '@/content/words'
import type { Source } from '@/content/schema/parts'

const sources: readonly (readonly [
  where: string,
  source: Pick<Source, 'title' | 'url' | 'lang' | 'publisher'> & Partial<Pick<Source, 'journal'>>,
])[] = [
  ...[alzheimer, faqPage, services].flatMap((page) =>
    page.sources.map((source) => [page.meta.title, source] as const),
  ),
  ...articles.flatMap((article) =>
    article.sources.map((source) => [article.slug, source] as const),
  ),
  ...rules.sources.map((source) => ['content/tools/rules.yml', source] as const),
]

/** Words that an English title can hardly do without, and that no French one has. */
const english = /\b(?:the|of|and|for|from|with|by|to|tips|ear|falls|awareness)\b/i

describe('the sources', () => {
  it('are more than ninety', () => {
    expect(sources.length).toBeGreaterThan(90)
  })

  it.each(sources)('of %s link to an HTTPS page, never to a home page', (_, { url }) => {
    const { protocol, pathname, search } = new URL(url)
    expect(protocol).toBe('https:')
    expect(`${pathname}${search}`.replace(/^\/(?:fr|en)?\/?$/, '')).not.toBe('')
  })

  it('mark the language of English titles only', () => {
    const titles = sources.map(([, { title, lang }]) => ({ title, lang }))
    expect(titles.filter(({ title, lang }) => english.test(title) && lang !== 'en')).toEqual([])
    expect(
      titles.filter(({ title, lang }) => lang === 'en' && /[éèêàçœ«»\u00A0]/.test(title)),
    ).toEqual([])
    expect(titles.filter(({ lang }) => lang === 'en').length).toBeGreaterThan(12)
  })

  it('name an English journal apart from the French publisher', () => {
    const known = sources.flatMap(([, { journal }]) => journal ?? [])
    expect(known.length).toBeGreaterThan(9)
    const french = sources.map(([, { publisher }]) => publisher)
    expect(
      french.filter(
        (publisher) =>
          english.test(publisher) ||
          /journal of|reviews|lancet|clinical|neurology/i.test(publisher),
      ),
    ).toEqual(['American Academy of Otolaryngology, 2017'])
  })
})
