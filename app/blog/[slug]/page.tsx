import { notFound } from 'next/navigation'
import { Article } from '@/components/blog/article'
import { ReadNext } from '@/components/blog/read-next'
import { findRelatedArticles } from '@/components/blog/related-articles'
import { ContactBand } from '@/components/sections/contact-band'
import { Sources } from '@/components/sections/sources'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { articles, listedArticles } from '@/content/articles'
import { words } from '@/content/words'
import { SitePage } from '../../_shared/site-page'

const findArticle = (slug: string) =>
  articles.find((article) => article.slug === slug) ?? notFound()

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () => articles.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props) {
  const { path, canonical, date, updated, author, category } = findArticle((await params).slug)
  return buildPageMetadata(path, {
    canonical,
    article: {
      publishedTime: date.iso,
      modifiedTime: (updated ?? date).iso,
      authors: [author],
      section: category,
    },
  })
}

export default async function ArticlePage({ params }: Props) {
  const article = findArticle((await params).slug)
  return (
    <SitePage
      path={article.path}
      actions="printAndShare"
      contact={<ContactBand words={words.interfaceTexts.article.offer} hasWhoPays />}
    >
      <Article article={article}>
        <Sources title={words.interfaceTexts.sources} sources={article.sources} firstColumn={4} />
      </Article>
      <ReadNext related={findRelatedArticles(article, listedArticles)} />
    </SitePage>
  )
}
