import { cardsAtOnce } from '@/components/blog/entry-facts'
import { OlderEntries } from '@/components/blog/older-entries'
import { Front } from '@/components/sections/front'
import { Voice } from '@/components/sections/voice'
import { buildMetadata } from '@/components/seo/build-metadata'
import { listedArticles } from '@/content/articles'
import { images } from '@/content/images'
import { interfaceTexts } from '@/content/interface'
import { blog } from '@/content/pages/blog'
import { blogSuite } from '@/content/pages/blog-suite'
import { findPicture } from '@/content/pictures'
import { site } from '@/content/site'

const pageCount = Math.ceil(listedArticles.length / cardsAtOnce)
const slugOf = (number: number) => `page-${String(number)}`
const pathOf = (number: number) => (number === 1 ? '/blog' : `/blog/${slugOf(number)}`)

/** Page 2 and those after it; none while the listing shows every article. */
export const olderPages = Array.from({ length: Math.max(0, pageCount - 1) }, (_, at) => at + 2).map((number) => ({
  slug: slugOf(number),
  number,
}))

export function olderMetadata(number: number) {
  const numbered = (words: string) => words.replace('{n}', String(number))
  return buildMetadata({
    path: pathOf(number),
    title: numbered(blogSuite.title),
    description: numbered(blogSuite.description),
    keywords: blog.meta.keywords,
  })
}

export function OlderPage({ number }: { number: number }) {
  return (
    <>
      <Front words={{ title: blogSuite.title.replace('{n}', String(number)), lead: blog.hero.lead }} tint="river" />
      <OlderEntries
        words={blogSuite}
        articles={listedArticles.slice((number - 1) * cardsAtOnce, number * cardsAtOnce)}
        fallback={findPicture('article', images.article)}
        newerPage={pathOf(number - 1)}
        olderPage={number < pageCount ? pathOf(number + 1) : undefined}
      />
      <Voice words={blog.band} labels={interfaceTexts} identity={site} />
    </>
  )
}
