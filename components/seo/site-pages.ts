import { articles } from '@/content/articles'
import { contentError } from '@/content/load/check'
import { pages } from '@/content/pages'
import { findPicture, type Picture } from '@/content/pictures'
import { fallbackPicture } from '@/content/schema/pictures'
import type { papers } from './colours'

type Card = { picture: Picture; paper: keyof typeof papers }

type SitePage = {
  path: string
  title: string
  description: string
  keywords?: string | undefined
  modified?: string | undefined
  card: Card
}

export const mainPages: readonly SitePage[] = pages.map(({ path, page, modified, card }) => ({
  path,
  ...page.meta,
  modified,
  card,
}))

export const articlePages: readonly SitePage[] = articles.map(
  ({ path, title, description, excerpt, keywords, date, updated, image }) => ({
    path,
    title,
    description: description ?? excerpt,
    keywords,
    modified: (updated ?? date).iso,
    // A remote picture cannot be drawn at build: the card shows the one that replaces it when it
    // fails.
    card: { picture: 'remote' in image ? findPicture(fallbackPicture) : image, paper: 'river' },
  }),
)

/**
 * All the pages that the export must contain: sitemap and social images read this list and nothing
 * else.
 */
export const sitePages: readonly SitePage[] = [...mainPages, ...articlePages]

export function findSitePage(path: string): SitePage {
  const page = sitePages.find((listed) => listed.path === path)
  if (!page)
    throw contentError('content/pages.yml', [`trouvé aucune page « ${path} »; attendu : sa ligne`])
  return page
}
