import { articles } from '@/content/articles'
import { pages } from '@/content/pages'
import { findPicture, type Picture } from '@/content/pictures'
import { fallbackPicture } from '@/content/schema/pictures'
import type { papers } from './colours'

type Card = { picture: Picture; paper: keyof typeof papers }

type SitePage = {
  path: string
  title: string
  description: string
  modified?: string | undefined
  card: Card
}

export const mainPages: readonly SitePage[] = pages.map(({ path, page, modified, card }) => ({
  path,
  title: page.meta.title,
  description: page.meta.description,
  modified,
  card,
}))

export const articlePages: readonly SitePage[] = articles.map(
  ({ path, title, description, excerpt, date, updated, image }) => ({
    path,
    title,
    description: description ?? excerpt,
    modified: (updated ?? date).iso,
    // Of a picture on another host, nothing is drawn here: the one that stands in for it on the page does.
    card: { picture: 'remote' in image ? findPicture(fallbackPicture) : image, paper: 'river' },
  }),
)

/** All the pages that the export must contain: sitemap and social images read this list and nothing else. */
export const sitePages: readonly SitePage[] = [...mainPages, ...articlePages]
