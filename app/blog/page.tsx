import { ArticleList } from '@/components/blog/article-list'
import { TopicIndex } from '@/components/blog/topic-index'
import { Hero } from '@/components/sections/hero'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { listedArticles } from '@/content/articles'
import { alzheimer, interfaceTexts, blog } from '@/content/words'
import { findPicture } from '@/content/pictures'
import { fallbackPicture } from '@/content/schema/pictures'
import { ContactEnd } from '../_components/contact-end'
import { PageEnd } from '../_components/page-end'
import { listSubjects } from '../_search/search-documents'
import { SearchIsland } from '../_search/search-island'

const path = '/blog'

export const generateMetadata = () => buildPageMetadata(path)

/** The picture of this page also replaces one that fails to load. */
const fallback = findPicture(fallbackPicture)

export default function BlogPage() {
  return (
    <>
      <Hero words={blog.hero} tint="river" picture={fallback} search={<SearchIsland />} />
      <ArticleList
        words={blog.filter}
        moments={blog.moments}
        articles={listedArticles}
        fallback={fallback}
        emptyPicture={alzheimer.hero.picture.image}
      />
      <TopicIndex title={interfaceTexts.search.subjects} letters={listSubjects()} />
      <PageEnd path={path}>
        <ContactEnd words={blog.contactBand} />
      </PageEnd>
    </>
  )
}
