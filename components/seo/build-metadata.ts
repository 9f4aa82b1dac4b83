import type { Metadata, Viewport } from 'next'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { buildAbsoluteUrl, socialImageSize, buildSocialImageUrl } from './addresses'
import { bar, darkBar } from './colours'
import { findSitePage } from './site-pages'

type PageMetadata = {
  /** The route, as content/pages.yml writes it. */
  path: string
  /** Without the brand, which is added here. */
  title: string
  description: string
  keywords?: string | undefined
  article?: { publishedTime: string; modifiedTime: string; authors: string[]; section: string }
  /**
   * The route of another page, or the address on another site, whose text this one repeats; without
   * it, the page is its own canonical.
   */
  canonical?: string | undefined
  /**
   * For the error screen: kept out of search engines, without the canonical that it would otherwise
   * inherit.
   */
  noindex?: boolean
}

/** An article may name a page of the site, or an address elsewhere. */
const buildCanonicalUrl = (canonical: string) =>
  URL.canParse(canonical) ? canonical : buildAbsoluteUrl(canonical)

/**
 * The only maker of page metadata: Next merges it shallowly, and a page that wrote its own
 * `openGraph` would lose the image and the locale.
 */
export function buildMetadata({
  path,
  title,
  description,
  keywords,
  article,
  canonical = path,
  noindex = false,
}: PageMetadata): Metadata {
  const fullTitle = `${title} | ${site.brand}`
  const shared = {
    title: fullTitle,
    description,
    siteName: site.brand,
    locale: 'fr_CA',
    images: {
      url: buildSocialImageUrl(noindex ? '/' : path),
      ...socialImageSize,
      type: 'image/jpeg',
      alt: `${title} – ${site.brand}, ${site.tagline}`,
    },
    ...(!noindex && { url: buildAbsoluteUrl(path) }),
  }
  const hidden = noindex || env.deployKind === 'preview'
  return {
    title: { absolute: fullTitle },
    description,
    ...(keywords !== undefined && { keywords }),
    alternates: { canonical: noindex ? null : buildCanonicalUrl(canonical) },
    ...(hidden && { robots: { index: false, follow: false } }),
    openGraph: article
      ? { ...shared, type: 'article', ...article }
      : { ...shared, type: 'website' },
  }
}

/** The metadata of a page of the site; an article adds its own. */
export function buildPageMetadata(
  path: string,
  articleMetadata?: Pick<PageMetadata, 'article' | 'canonical'>,
): Metadata {
  const { title, description, keywords } = findSitePage(path)
  return buildMetadata({ path, title, description, keywords, ...articleMetadata })
}

/** What the layout says for every page, the error screen included. */
export const layoutMetadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  // Phone numbers are real links already; Safari would underline dates and amounts as numbers to
  // call.
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export const layoutViewport: Viewport = {
  // The dark theme first: a browser takes the first that suits it.
  themeColor: [{ media: '(prefers-color-scheme: dark)', color: darkBar }, { color: bar }],
  colorScheme: 'light dark',
  // Android lays its keyboard over the page otherwise, and over the fields of the popup.
  interactiveWidget: 'resizes-content',
}
