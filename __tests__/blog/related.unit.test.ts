import { describe, expect, it } from '@jest/globals'
import { relatedTo } from '@/components/blog/related'

const entry = (id: number, category: 'Guide' | 'Santé', iso: string) => ({ id, category, date: { iso, text: iso } })

describe('the two articles to read next', () => {
  const listed = [
    entry(1, 'Guide', '2026-11-12'),
    entry(2, 'Santé', '2026-06-01'),
    entry(3, 'Guide', '2024-01-01'),
    entry(4, 'Santé', '2026-05-20'),
    entry(5, 'Guide', '2026-05-01'),
  ]
  const ids = (id: number, category: 'Guide' | 'Santé', iso: string) => relatedTo(entry(id, category, iso), listed).map((each) => each.id)

  it('are first of the same category, then of the nearest date', () => {
    expect(ids(1, 'Guide', '2026-11-12')).toEqual([5, 3])
  })

  it('come from elsewhere when the category has too few, and never from the article itself', () => {
    expect(ids(2, 'Santé', '2026-06-01')).toEqual([4, 5])
  })

  it('are found for an unlisted article too', () => {
    expect(ids(9, 'Santé', '2026-05-30')).toEqual([2, 4])
  })
})
