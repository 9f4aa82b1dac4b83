import type { Article } from '@/content/articles'

type Facts = Pick<Article, 'id' | 'category' | 'date'>

const day = ({ date }: Facts) => Date.parse(date.iso) / 86_400_000

/** What to read next: the same category first, then the nearest date. `listed` holds no article that is kept out of the listing. */
export function relatedTo<Entry extends Facts>(article: Facts, listed: readonly Entry[], count = 2): Entry[] {
  const own = day(article)
  // Far beyond any distance of dates: the other categories come after.
  const other = 1_000_000
  return listed
    .filter((entry) => entry.id !== article.id)
    .map((entry) => ({ entry, distance: Math.abs(day(entry) - own) + (entry.category === article.category ? 0 : other) }))
    .sort((a, b) => a.distance - b.distance || b.entry.id - a.entry.id)
    .slice(0, count)
    .map(({ entry }) => entry)
}
