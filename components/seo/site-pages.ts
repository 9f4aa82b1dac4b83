import { articles } from '@/content/articles'
import { pages } from '@/content/pages'

type SitePage = { path: string; title: string; description: string; modified?: string | undefined }

export const mainPages: readonly SitePage[] = pages.map(({ path, page, modified }) => ({
  path,
  title: page.meta.title,
  description: page.meta.description,
  modified,
}))

export const articlePages: readonly SitePage[] = articles.map(({ path, title, description, excerpt, date, updated }) => ({
  path,
  title,
  description: description ?? excerpt,
  modified: (updated ?? date).iso,
}))

/** All the pages that the export must contain: sitemap, social images and hash bridge read this list and nothing else. */
export const sitePages: readonly SitePage[] = [...mainPages, ...articlePages]
