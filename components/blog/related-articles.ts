import type { Article } from '@/content/articles'

type ArticleRef = Pick<Article, 'id' | 'category' | 'date' | 'blogSection'>

const isAboutHearing = ({ blogSection }: ArticleRef) => blogSection === 'entendre'

/**
 * Finds two articles: the same category comes first, then the nearest date. Those on hearing stand
 * beside one another alone: who chooses a residence is not looking for them.
 */
export function findRelatedArticles<Entry extends ArticleRef>(
  article: ArticleRef,
  listed: readonly Entry[],
) {
  const isOther = ({ category }: ArticleRef) => Number(category !== article.category)
  const computeDistance = ({ date }: ArticleRef) =>
    Math.abs(Date.parse(date.iso) - Date.parse(article.date.iso))
  return listed
    .filter((each) => each.id !== article.id && isAboutHearing(each) === isAboutHearing(article))
    .sort(
      (a, b) => isOther(a) - isOther(b) || computeDistance(a) - computeDistance(b) || b.id - a.id,
    )
    .slice(0, 2)
}
