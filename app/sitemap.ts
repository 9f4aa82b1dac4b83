import { buildAbsoluteUrl } from '@/components/seo/addresses'
import { sitePages } from '@/content/pages'

export const dynamic = 'force-static'

export default function sitemap() {
  return sitePages.map(({ path, modified }) => ({
    url: buildAbsoluteUrl(path),
    lastModified: modified,
  }))
}
