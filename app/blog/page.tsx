import { ArticleList } from '@/components/blog/article-list'
import { TopicIndex } from '@/components/blog/topic-index'
import { Search } from '@/components/search/search'
import { Hero } from '@/components/sections/hero'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { findPicture } from '@/content/pictures'
import { fallbackPicture } from '@/content/schema/pictures'
import { ContactBand } from '@/components/sections/contact-band'
import { SitePage } from '../_shared/site-page'
import { listSubjects } from '@/content/search-documents'

const path = '/blog'

export const generateMetadata = () => buildPageMetadata(path)

export default function BlogPage() {
  return (
    <SitePage path={path} contact={<ContactBand words={words.blogPage.contactBand} />}>
      <Hero
        words={{ ...words.blogPage.hero, picture: { image: findPicture(fallbackPicture) } }}
        tint="river"
        belowLead={<Search />}
      />
      <ArticleList />
      <TopicIndex groups={listSubjects()} />
    </SitePage>
  )
}
