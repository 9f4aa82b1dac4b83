import { expect, test } from '@jest/globals'
import { findRelatedArticles } from '@/components/blog/related-articles'

const entry = (id: number, category: 'Guide' | 'Santé', iso: string) => ({
  id,
  category,
  date: { iso, text: iso },
})

const listed = [
  entry(1, 'Guide', '2026-11-12'),
  entry(2, 'Santé', '2026-06-01'),
  entry(3, 'Guide', '2024-01-01'),
  entry(4, 'Santé', '2026-05-20'),
  entry(5, 'Guide', '2026-05-01'),
]

test.each([
  ['are first of its category, then of the nearest date', listed[0], [5, 3]],
  ['come from elsewhere where its category has too few, and are never itself', listed[1], [4, 5]],
  ['are found where it is not listed too', entry(9, 'Santé', '2026-05-30'), [2, 4]],
])('the two articles to read after one %s', (_, article, ids) => {
  expect(article && findRelatedArticles(article, listed).map(({ id }) => id)).toEqual(ids)
})
