import { articles } from '@/content/articles'
import { pages } from '@/content/navigation'
import { notebookPage } from '@/content/outils/carnet-de-visite'
import { netCostPage } from '@/content/outils/cout-net'
import { standing } from '@/content/outils/ou-en-etes-vous'
import { toolsPage } from '@/content/outils/outils'
import { urgent } from '@/content/outils/urgence'
import { accessibility } from '@/content/pages/accessibilite'
import { home } from '@/content/pages/accueil'
import { alzheimer } from '@/content/pages/alzheimer'
import { blog } from '@/content/pages/blog'
import { privacy } from '@/content/pages/confidentialite'
import { contact } from '@/content/pages/contact'
import { faqPage } from '@/content/pages/faq'
import { linksPage } from '@/content/pages/liens-utiles'
import { teamPage } from '@/content/pages/notre-equipe'
import { mission } from '@/content/pages/notre-mission'
import { services } from '@/content/pages/services'
import { testimonialsPage } from '@/content/pages/temoignages'
import type { Meta } from '@/content/schemas'

type SitePage = { path: string; title: string; description: string; modified?: string | undefined }

/** When the words of a page last changed, where the content says it. A date that is only a guess teaches search engines to ignore all of them. */
const texts: Partial<Record<string, { meta: Meta; modified?: string | undefined }>> = {
  '/': home,
  '/services': services,
  '/notre-equipe': teamPage,
  '/temoignages': testimonialsPage,
  '/contact': contact,
  '/blog': { meta: blog.meta, modified: articles[0]?.date.iso },
  '/liens-utiles': linksPage,
  '/alzheimer': alzheimer,
  '/notre-mission': mission,
  '/faq': faqPage,
  '/urgence': { meta: urgent.meta, modified: urgent.writtenOn.iso },
  '/outils': toolsPage,
  '/ou-en-etes-vous': standing,
  '/cout-net': netCostPage,
  '/carnet-de-visite': notebookPage,
  '/confidentialite': { meta: privacy.meta, modified: privacy.updatedOn.iso },
  '/accessibilite': { meta: accessibility.meta, modified: accessibility.updatedOn.iso },
}

/** Every page of the navigation with its own words: a page that joins content/navigation.ts stops the build until it has some. */
export const mainPages: readonly SitePage[] = pages.map(({ path }) => {
  const found = texts[path]
  if (!found) throw new Error(`La page ${path} de content/navigation.ts n’a pas encore de textes dans components/seo/site-pages.ts.`)
  const { title, description } = found.meta
  return { path, title, description, modified: found.modified }
})

export const articlePages: readonly SitePage[] = articles.map(({ path, title, description, excerpt, date, updated }) => ({
  path,
  title,
  description: description ?? excerpt,
  modified: (updated ?? date).iso,
}))

/** All the pages that the export must contain: sitemap, social images and hash bridge read this list and nothing else. */
export const sitePages: readonly SitePage[] = [...mainPages, ...articlePages]
