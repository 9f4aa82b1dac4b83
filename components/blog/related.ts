import type { Article } from '@/content/articles'

type Facts = Pick<Article, 'id' | 'category' | 'date'>

const day = ({ date }: Facts) => Date.parse(date.iso)

/** What to read next: the same category first, then the nearest date. `listed` holds no article that is kept out of the listing. */
export function relatedTo<Entry extends Facts>(article: Facts, listed: readonly Entry[], count = 2): Entry[] {
  const isOther = (entry: Facts) => Number(entry.category !== article.category)
  const distance = (entry: Facts) => Math.abs(day(entry) - day(article))
  return listed
    .filter((entry) => entry.id !== article.id)
    .sort((a, b) => isOther(a) - isOther(b) || distance(a) - distance(b) || b.id - a.id)
    .slice(0, count)
}
