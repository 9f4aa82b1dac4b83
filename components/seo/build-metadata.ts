import type { Metadata } from 'next'
import { findSitePage } from '@/content/pages'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { buildAbsoluteUrl, socialImageSize, buildSocialImageUrl } from './addresses'

type PageMetadata = {
  /**
   * The route, as content/pages.yml writes it. A page without one is kept out of search engines,
   * without the canonical that it would otherwise inherit.
   */
  path?: string
  /** The title without the brand, which is added here. */
  title: string
  description: string
  keywords?: string | undefined
  article?: { publishedTime: string; modifiedTime: string; authors: string[]; section: string }
  /**
   * The route of another page, or the address on another site, whose text this one repeats. Without
   * it, the page is its own canonical.
   */
  canonical?: string | undefined
}

/** Builds a canonical address from a route of the site or an address elsewhere. */
const buildCanonicalUrl = (canonical: string) =>
  URL.canParse(canonical) ? canonical : buildAbsoluteUrl(canonical)

/**
 * Builds all page metadata: Next merges metadata shallowly, and a page that wrote its own
 * `openGraph` would lose the image and the locale.
 */
export function buildMetadata({
  path,
  title,
  description,
  keywords,
  article,
  canonical = path,
}: PageMetadata): Metadata {
  const fullTitle = `${title} | ${site.brand}`
  const shared = {
    title: fullTitle,
    description,
    siteName: site.brand,
    locale: 'fr_CA',
    images: {
      url: buildSocialImageUrl(path ?? '/'),
      ...socialImageSize,
      type: 'image/jpeg',
      alt: `${title} – ${site.brand}, ${site.tagline}`,
    },
    ...(path !== undefined && { url: buildAbsoluteUrl(path) }),
  }
  const isHidden = path === undefined || env.deployKind === 'preview'
  return {
    title: { absolute: fullTitle },
    description,
    ...(keywords !== undefined && { keywords }),
    alternates: { canonical: canonical === undefined ? null : buildCanonicalUrl(canonical) },
    ...(isHidden && { robots: { index: false, follow: false } }),
    openGraph: article
      ? { ...shared, type: 'article', ...article }
      : { ...shared, type: 'website' },
  }
}

/** Builds the metadata of a page of the site; an article adds its own. */
export function buildPageMetadata(
  path: string,
  articleMetadata?: Pick<PageMetadata, 'article' | 'canonical'>,
): Metadata {
  const { title, description, keywords } = findSitePage(path)
  return buildMetadata({ path, title, description, keywords, ...articleMetadata })
}
