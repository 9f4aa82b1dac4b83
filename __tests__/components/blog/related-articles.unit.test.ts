import { expect, test } from '@jest/globals'
import { findRelatedArticles } from '@/components/blog/related-articles'

const entry = (
  id: number,
  category: 'Guide' | 'Santé',
  iso: string,
  blogSection: 'choisir' | 'entendre' = 'choisir',
) => ({
  id,
  category,
  blogSection,
  date: { iso, text: iso },
})

const listed = [
  entry(1, 'Guide', '2026-11-12'),
  entry(2, 'Santé', '2026-06-01'),
  entry(3, 'Guide', '2024-01-01'),
  entry(4, 'Santé', '2026-05-20'),
  entry(5, 'Guide', '2026-05-01'),
  entry(6, 'Guide', '2026-11-11', 'entendre'),
  entry(7, 'Guide', '2026-01-01', 'entendre'),
]

test.each([
  ['of its category first, then of the nearest date', listed[0], [5, 3]],
  ['of another category where its own has too few, and never itself', listed[1], [4, 5]],
  ['on hearing beside one on hearing alone', listed[5], [7]],
  ['for an article that is not listed', entry(9, 'Santé', '2026-05-30'), [2, 4]],
])('relates two articles: %s', (_, article, ids) => {
  expect(article && findRelatedArticles(article, listed).map(({ id }) => id)).toEqual(ids)
})
