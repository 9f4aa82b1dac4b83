import { articles } from '@/content/articles'
import { ContentError } from '@/content/load/check'
import { pages } from '@/content/pages'
import { findPicture } from '@/content/pictures'
import { fallbackPicture } from '@/content/schema/pictures'
import { sheets } from '@/content/sheets'
import { situations } from '@/content/situations'

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
    // A remote picture cannot be drawn at build time, so the card shows its fallback.
    card: {
      picture: 'avif' in image ? image : findPicture(fallbackPicture),
      tint: 'river' as const,
    },
  }),
)

const sheetPages = sheets.map(({ path, title, description, keywords, updatedOn, image }) => ({
  path,
  title,
  description,
  keywords,
  modified: updatedOn.iso,
  card: { picture: image, tint: 'sage' as const },
}))

const situationPages = situations.map(({ path, meta, updatedOn, image }) => ({
  path,
  ...meta,
  modified: updatedOn.iso,
  card: { picture: image, tint: 'peach' as const },
}))

/**
 * All the pages that the export must contain, the one list of the sitemap and the social images.
 */
export const sitePages = [...mainPages, ...situationPages, ...articlePages, ...sheetPages]

export function findSitePage(path: string) {
  const page = sitePages.find((listed) => listed.path === path)
  if (!page)
    throw new ContentError('content/pages.yml', [
      `trouvé aucune page « ${path} »; attendu : sa ligne`,
    ])
  return page
}
