import { notFound } from 'next/navigation'
import { Article } from '@/components/blog/article'
import { ReadNext } from '@/components/blog/article-end'
import { findRelatedArticles } from '@/components/blog/related-articles'
import { ContactBand } from '@/components/sections/contact-band'
import { PageActions } from '@/components/sections/page-actions'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { articles, listedArticles } from '@/content/articles'
import { interfaceTexts } from '@/content/words'
import { pages } from '@/content/pages'
import { findPicture } from '@/content/pictures'
import { fallbackPicture } from '@/content/schema/pictures'
import { site } from '@/content/site'

/** Where the foot of an article leads. */
const onward = ['/services', '/notre-equipe', '/notre-mission', '/temoignages', '/faq']
const links = onward.flatMap((path) =>
  pages
    .filter((page) => page.path === path)
    .map(({ label, footerLabel = label }) => ({ href: path, label: footerLabel })),
)

const findArticle = (slug: string) =>
  articles.find((article) => article.slug === slug) ?? notFound()

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () => articles.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props) {
  const { slug } = await params
  const article = findArticle(slug)
  const {
    path,
    title,
    description,
    excerpt,
    keywords,
    canonical,
    date,
    updated,
    author,
    category,
  } = article
  return buildMetadata({
    path,
    title,
    description: description ?? excerpt,
    keywords,
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
  const { slug } = await params
  const article = findArticle(slug)
  return (
    <>
      <Article
        article={article}
        words={interfaceTexts.article}
        sourcesTitle={interfaceTexts.sources}
        blogHref="/blog"
        fallback={findPicture(fallbackPicture)}
        actions={<PageActions words={interfaceTexts} title={article.title} share />}
      />
      <ContactBand
        words={{
          ...article.pitch,
          button: { label: interfaceTexts.article.consult, href: '/contact' },
        }}
        labels={interfaceTexts}
        identity={site}
        whoPays={site.whoPays}
      />
      <ReadNext
        words={interfaceTexts.article}
        related={findRelatedArticles(article, listedArticles)}
        links={links}
      />
      <StructuredData path={article.path} article={article} />
    </>
  )
}
