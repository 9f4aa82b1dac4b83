import { printedBefore } from '@/content/article-cache'
import { articles, articleYears } from '@/content/articles'
import { articleMetadata, ArticlePage } from './article-page'
import { yearMetadata, YearPage } from './year-page'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

/** Articles, and the years that list them; not a route of their own, because an export refuses one that is empty, as it is until article 61. */
export function generateStaticParams() {
  const printed = new Set(printedBefore())
  const slugs = [...articles.map(({ slug }) => slug), ...articleYears.map(String)]
  return slugs.filter((slug) => !printed.has(slug)).map((slug) => ({ slug }))
}

const findYear = (slug: string) => articleYears.find((year) => String(year) === slug)

export async function generateMetadata({ params }: Props) {
  const { slug } = await params
  const year = findYear(slug)
  return year === undefined ? articleMetadata(slug) : yearMetadata(year)
}

export default async function BlogEntryPage({ params }: Props) {
  const { slug } = await params
  const year = findYear(slug)
  return year === undefined ? <ArticlePage slug={slug} /> : <YearPage year={year} />
}
