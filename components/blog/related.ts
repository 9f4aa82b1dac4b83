import type { Article } from '@/content/articles'

type Facts = Pick<Article, 'id' | 'category' | 'date'>

const day = ({ date }: Facts) => Date.parse(date.iso) / 86_400_000

/** What to read next: the same category first, then the nearest date. `listed` holds no article that is kept out of the listing. */
export function relatedTo<Entry extends Facts>(article: Facts, listed: readonly Entry[], count = 2): Entry[] {
  const own = day(article)
  const nearest = (entries: readonly Entry[]) =>
    entries
      .map((entry) => ({ entry, distance: Math.abs(day(entry) - own) }))
      .sort((a, b) => a.distance - b.distance || b.entry.id - a.entry.id)
      .slice(0, count)
      .map(({ entry }) => entry)
  const rest = listed.filter(({ id }) => id !== article.id)
  const same = nearest(rest.filter(({ category }) => category === article.category))
  if (same.length === count) return same
  return [...same, ...nearest(rest.filter(({ category }) => category !== article.category))].slice(0, count)
}
