import { buildLocalPath } from '@/lib/paths'
import { env } from '@/env.mjs'

/**
 * Returns the production address of a page or a file, in a preview too: search engines must never
 * keep the address of a branch.
 */
export const buildAbsoluteUrl = (path: string) => `${env.siteUrl}${buildLocalPath(path, '')}`

/**
 * Turns the path of a page into the name of its social image: /blog/article-5 becomes
 * blog-article-5.
 */
export const getSocialSlug = (path: string) =>
  path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '-')

export const buildSocialImageUrl = (path: string) =>
  buildAbsoluteUrl(`/og/${getSocialSlug(path)}.jpg`)

export const socialImageSize = { width: 1200, height: 630 }
