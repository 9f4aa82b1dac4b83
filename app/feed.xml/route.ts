import { atomFeed } from '@/components/seo/feed'
import { listedArticles } from '@/content/articles'
import { blog } from '@/content/words'
import { site } from '@/content/site'

export const dynamic = 'force-static'

export function GET() {
  const feed = atomFeed(`${blog.meta.title} | ${site.brand}`, blog.meta.description, listedArticles)
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
