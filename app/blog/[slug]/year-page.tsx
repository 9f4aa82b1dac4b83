import { YearEntries } from '@/components/blog/year-entries'
import { Hero } from '@/components/sections/hero'
import { ContactBand } from '@/components/sections/contact-band'
import { buildMetadata } from '@/components/seo/build-metadata'
import { articleYears, listedArticles, yearOf } from '@/content/articles'
import { images } from '@/content/images'
import { interfaceTexts } from '@/content/interface'
import { blog } from '@/content/pages/blog'
import { findPicture } from '@/content/pictures'
import { site } from '@/content/site'

const named = (words: string, year: number) => words.replace('{n}', String(year))

export const yearMetadata = (year: number) =>
  buildMetadata({
    path: `/blog/${String(year)}`,
    title: named(blog.years.title, year),
    description: named(blog.years.description, year),
    keywords: blog.meta.keywords,
    picture: '/blog',
  })

export function YearPage({ year }: { year: number }) {
  return (
    <>
      <Hero words={{ title: named(blog.years.title, year), lead: blog.hero.lead }} tint="river" />
      <YearEntries
        articles={listedArticles.filter((article) => yearOf(article) === year)}
        fallback={findPicture('article', images.article)}
        years={{ title: blog.years.list, list: articleYears, current: year }}
      />
      <ContactBand words={blog.contactBand} labels={interfaceTexts} identity={site} />
    </>
  )
}
