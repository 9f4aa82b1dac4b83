import { YearEntries } from '@/components/blog/year-entries'
import { Front } from '@/components/sections/front'
import { Voice } from '@/components/sections/voice'
import { buildMetadata } from '@/components/seo/build-metadata'
import { articleYears, listedArticles, yearOf } from '@/content/articles'
import { images } from '@/content/images'
import { interfaceTexts } from '@/content/interface'
import { blog } from '@/content/pages/blog'
import { blogYears } from '@/content/pages/blog-annees'
import { findPicture } from '@/content/pictures'
import { site } from '@/content/site'

const named = (words: string, year: number) => words.replace('{year}', String(year))

export const yearMetadata = (year: number) =>
  buildMetadata({
    path: `/blog/${String(year)}`,
    title: named(blogYears.title, year),
    description: named(blogYears.description, year),
    keywords: blog.meta.keywords,
    picture: '/blog',
  })

export function YearPage({ year }: { year: number }) {
  return (
    <>
      <Front words={{ title: named(blogYears.title, year), lead: blog.hero.lead }} tint="river" />
      <YearEntries
        articles={listedArticles.filter((article) => yearOf(article) === year)}
        fallback={findPicture('article', images.article)}
        years={{ title: blogYears.list, list: articleYears, current: year }}
      />
      <Voice words={blog.band} labels={interfaceTexts} identity={site} />
    </>
  )
}
