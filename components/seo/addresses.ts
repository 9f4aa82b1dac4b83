import { localPath } from '@/lib/paths'
import { env } from '@/env.mjs'

/** The production address of a page or a file, in a preview too: what search engines keep must never be an address that disappears with a branch. */
export const absoluteUrl = (path: string) => `${env.siteUrl}${localPath(path, '')}`

/** « /blog/article-5 » is « blog-article-5 » among the social images, which share one folder. */
export const socialSlug = (path: string) =>
  path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '-')

export const socialImageUrl = (path: string) => absoluteUrl(`/og/${socialSlug(path)}.jpg`)

export const socialImageSize = { width: 1200, height: 630 }
