import { articles } from './articles'
import { ContentError } from './load/check'
import { pageFiles, toolFiles } from './schema/files'
import type { MenuSlot } from './schema/pages'
import type { PageMeta } from './schema/parts'
import { sheets } from './sheets'
import { situations } from './situations'
import { words } from './words'

/**
 * The words of a page. Its date is known only where the words give it: a guessed date teaches
 * search engines to ignore all dates.
 */
type PageWords = { meta: PageMeta; updatedOn?: { iso: string }; writtenOn?: { iso: string } }

const files = Object.entries({ ...pageFiles, ...toolFiles })
const isPage = (texts: object): texts is PageWords => 'meta' in texts

/** The pages of content/pages.yml, with their words: what menus, search and old addresses read. */
export const pages = words.pages.map((listed) => {
  // Several files may belong to one address: the file of the page is the one with `meta`.
  const page = files
    .flatMap(([name, file]): object[] =>
      file.pagePath === listed.path ? [words[name as keyof typeof words]] : [],
    )
    .find(isPage)
  if (!page)
    throw new ContentError('content/pages.yml', [
      `${listed.path} : attendu : une page dont content/schema/files.ts connaît les mots`,
    ])
  const day = page.updatedOn ?? page.writtenOn
  return {
    ...listed,
    ...page.meta,
    page,
    modified: listed.path === pageFiles.blogPage.pagePath ? articles[0]?.date.iso : day?.iso,
  }
})

const articlePages = articles.map(
  ({ path, title, description, excerpt, keywords, date, updated, image }) => ({
    path,
    title,
    description: description ?? excerpt,
    keywords,
    modified: (updated ?? date).iso,
    card: { picture: image, tint: 'river' as const },
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

/** Every page that the export contains, for the sitemap, the metadata and the social images. */
export const sitePages = [...pages, ...situationPages, ...articlePages, ...sheetPages]

export function findSitePage(path: string) {
  const page = sitePages.find((listed) => listed.path === path)
  if (!page)
    throw new ContentError('content/pages.yml', [
      `trouvé aucune page « ${path} »; attendu : sa ligne`,
    ])
  return page
}

/** Lists the links of a menu or another navigation slot, in order. */
export const listLinks = (slot: MenuSlot) =>
  pages
    .filter((page) => page.menuSlots.includes(slot))
    .map((page) => ({
      href: page.path,
      label: slot.startsWith('footer') ? (page.footerLabel ?? page.label) : page.label,
      tint: page.card.tint,
    }))

/** Returns the one link of a navigation slot that has one. */
export function findLink(slot: MenuSlot) {
  const [link] = listLinks(slot)
  if (!link)
    throw new ContentError('content/pages.yml', [
      `menuSlots : trouvé aucune page; attendu : une page à « ${slot} »`,
    ])
  return link
}
