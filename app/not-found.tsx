import { IslandFrame } from '@/components/islands/island'
import { Search } from '@/components/search/search'
import { NotFound } from '@/components/sections/not-found'
import { buildMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts } from '@/content/interface'
import { notFound } from '@/content/pages'
import { localPath } from '@/content/paths'
import { site } from '@/content/site'
import { env } from '@/env.mjs'

const indexUrl = localPath('/recherche.json', env.basePath)
const textsUrl = localPath('/recherche-textes.json', env.basePath)

export const generateMetadata = () => buildMetadata({ path: '/404', title: notFound.title, description: notFound.lead, noindex: true })

export default function NotFoundPage() {
  return (
    <NotFound words={notFound} phone={site.phone} callIntro={interfaceTexts.callVerb}>
      <IslandFrame
        name="search"
        props={{ words: interfaceTexts.search, textsUrl }}
        reads={indexUrl}
        lost={{ text: interfaceTexts.search.failed, call: interfaceTexts.callVerb, phone: site.phone }}
      >
        <Search words={interfaceTexts.search} phone={site.phone} />
      </IslandFrame>
    </NotFound>
  )
}
