import { Listing } from '@/components/blog/listing'
import { Subjects } from '@/components/blog/subjects'
import { IslandFrame } from '@/components/islands/island'
import { Search } from '@/components/search/search'
import { ContactBand } from '@/components/sections/contact-band'
import { Hero } from '@/components/sections/hero'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { listedArticles } from '@/content/articles'
import { interfaceTexts } from '@/content/interface'
import { blog } from '@/content/pages'
import { localPath } from '@/content/paths'
import { findPicture } from '@/content/pictures'
import { listSubjects } from '@/content/search-documents'
import { site } from '@/content/site'
import { env } from '@/env.mjs'

const path = '/blog'
const indexUrl = localPath('/recherche.json', env.basePath)
const textsUrl = localPath('/recherche-textes.json', env.basePath)

export const generateMetadata = () => buildMetadata({ path, ...blog.meta })

/** A book under a lamp: what this page is for, and what stands in for a picture that does not come. */
const reading = findPicture('article')

export default function BlogPage() {
  return (
    <>
      <Hero
        words={blog.hero}
        tint="river"
        picture={reading}
        aside={
          <IslandFrame
            name="search"
            props={{ words: interfaceTexts.search, textsUrl }}
            reads={indexUrl}
            lost={{ text: interfaceTexts.search.failed, call: interfaceTexts.callVerb, phone: site.phone }}
          >
            <Search words={interfaceTexts.search} phone={site.phone} />
          </IslandFrame>
        }
      />
      <Listing words={blog.filter} moments={blog.moments} articles={listedArticles} fallback={reading} />
      <Subjects title={interfaceTexts.search.subjects} letters={listSubjects()} />
      <ContactBand words={blog.contactBand} labels={interfaceTexts} identity={site} />
      <StructuredData page={{ type: 'CollectionPage', path, meta: blog.meta }} />
    </>
  )
}
