import { socialSlug } from '@/components/seo/addresses'
import { sitePages } from '@/components/seo/site-pages'
import { socialImage } from '@/components/seo/social-image'

export const dynamic = 'force-static'
export const dynamicParams = false

/** `opengraph-image.tsx` is exported without an extension, and plain servers then serve it as a download: hence a route whose slugs end in .png. */
export const generateStaticParams = () => sitePages.map(({ path }) => ({ slug: `${socialSlug(path)}.png` }))

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const page = sitePages.find(({ path }) => `${socialSlug(path)}.png` === slug)
  return page ? socialImage(page.title) : new Response(null, { status: 404 })
}
