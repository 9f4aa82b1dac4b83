import { BlogFront } from '@/components/blog/blog-front'
import { Listing } from '@/components/blog/listing'
import { Search } from '@/components/blog/search'
import { Voice } from '@/components/sections/voice'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { listedArticles } from '@/content/articles'
import { images } from '@/content/images'
import { interfaceTexts } from '@/content/interface'
import { blog } from '@/content/pages/blog'
import { blogSuite } from '@/content/pages/blog-suite'
import { localPath } from '@/content/paths'
import { findPicture } from '@/content/pictures'
import { site } from '@/content/site'
import { env } from '@/env.mjs'

const path = '/blog'

export const generateMetadata = () => buildMetadata({ path, ...blog.meta })

export default function BlogPage() {
  return (
    <>
      <BlogFront words={blog.hero}>
        <Search words={interfaceTexts.search} indexUrl={localPath('/recherche.json', env.basePath)} />
      </BlogFront>
      <Listing
        words={blog.filter}
        moments={blog.moments}
        articles={listedArticles}
        fallback={findPicture('article', images.article)}
        more={{ words: blogSuite, url: localPath('/blog/suite.json', env.basePath), nextPage: '/blog/page-2' }}
      />
      <Voice words={blog.band} labels={interfaceTexts} identity={site} />
      <StructuredData page={{ type: 'CollectionPage', path, meta: blog.meta }} />
    </>
  )
}
