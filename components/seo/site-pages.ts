import { articles } from '@/content/articles'
import { contentError } from '@/content/load/check'
import { pages } from '@/content/pages'
import { findPicture } from '@/content/pictures'
import { fallbackPicture } from '@/content/schema/pictures'

export const mainPages = pages.map(({ path, page, modified, card }) => ({
  path,
  ...page.meta,
  modified,
  card,
}))

const articlePages = articles.map(
  ({ path, title, description, excerpt, keywords, date, updated, image }) => ({
    path,
    title,
    description: description ?? excerpt,
    keywords,
    modified: (updated ?? date).iso,
    // A remote picture cannot be drawn at build: the card shows the one that replaces it when it
    // fails.
    card: {
      picture: 'remote' in image ? findPicture(fallbackPicture) : image,
      paper: 'river' as const,
    },
  }),
)

/**
 * All the pages that the export must contain: sitemap and social images read this list and nothing
 * else.
 */
export const sitePages = [...mainPages, ...articlePages]

export function findSitePage(path: string) {
  const page = sitePages.find((listed) => listed.path === path)
  if (!page)
    throw contentError('content/pages.yml', [`trouvé aucune page « ${path} »; attendu : sa ligne`])
  return page
}
