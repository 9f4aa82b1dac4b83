import type { MetadataRoute } from 'next'
import { buildAbsoluteUrl } from '@/components/seo/addresses'
import { env } from '@/env.mjs'

export const dynamic = 'force-static'

/**
 * Each page of a preview also has `noindex`, because robots read no robots.txt under a base path.
 */
export default function robots(): MetadataRoute.Robots {
  return env.deployKind === 'preview'
    ? { rules: { userAgent: '*', disallow: '/' } }
    : { rules: { userAgent: '*', allow: '/' }, sitemap: buildAbsoluteUrl('/sitemap.xml') }
}
