import { articles } from '@/content/articles'
import { articleMetadata, ArticlePage } from './article-page'
import { olderMetadata, OlderPage, olderPages } from './older-page'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

/** Articles, and pages of older cards; not a route of their own, because an export refuses one that is empty, as it is until article 25. */
export const generateStaticParams = () => [...articles, ...olderPages].map(({ slug }) => ({ slug }))

const findOlder = (slug: string) => olderPages.find((page) => page.slug === slug)

export async function generateMetadata({ params }: Props) {
  const { slug } = await params
  const older = findOlder(slug)
  return older ? olderMetadata(older.number) : articleMetadata(slug)
}

export default async function BlogEntryPage({ params }: Props) {
  const { slug } = await params
  const older = findOlder(slug)
  return older ? <OlderPage number={older.number} /> : <ArticlePage slug={slug} />
}
