import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/components/seo/addresses'
import { env } from '@/env.mjs'

export const dynamic = 'force-static'

/** A preview is closed here and, page by page, by `noindex`: under a base path nobody asks for this file. */
export default function robots(): MetadataRoute.Robots {
  return env.deployKind === 'preview'
    ? { rules: { userAgent: '*', disallow: '/' } }
    : { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') }
}
