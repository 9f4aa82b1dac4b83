import { describe, expect, it } from '@jest/globals'
import { relatedTo } from '@/components/blog/related'

const entry = (id: number, category: 'Guide' | 'Santé', iso: string) => ({ id, category, date: { iso, text: iso } })

describe('les deux articles à lire ensuite', () => {
  const listed = [
    entry(1, 'Guide', '2026-11-12'),
    entry(2, 'Santé', '2026-06-01'),
    entry(3, 'Guide', '2024-01-01'),
    entry(4, 'Santé', '2026-05-20'),
    entry(5, 'Guide', '2026-05-01'),
  ]
  const ids = (id: number, category: 'Guide' | 'Santé', iso: string) => relatedTo(entry(id, category, iso), listed).map((each) => each.id)

  it('sont d’abord de la même catégorie, puis de la date la plus proche', () => {
    expect(ids(1, 'Guide', '2026-11-12')).toEqual([5, 3])
  })

  it('viennent d’ailleurs quand la catégorie n’en a pas assez, sans jamais se citer soi-même', () => {
    expect(ids(2, 'Santé', '2026-06-01')).toEqual([4, 5])
  })

  it('se trouvent aussi pour un article absent de la liste', () => {
    expect(ids(9, 'Santé', '2026-05-30')).toEqual([2, 4])
  })
})
