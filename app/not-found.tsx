import { Search } from '@/components/blog/search'
import { Lost } from '@/components/sections/lost'
import { buildMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts } from '@/content/interface'
import { notFound } from '@/content/pages/introuvable'
import { localPath } from '@/content/paths'
import { site } from '@/content/site'
import { env } from '@/env.mjs'

export const generateMetadata = () => buildMetadata({ path: '/404', title: notFound.title, description: notFound.lead, noindex: true })

export default function NotFoundPage() {
  return (
    <Lost words={notFound} phone={site.phone} callIntro={interfaceTexts.callVerb}>
      <Search words={interfaceTexts.search} indexUrl={localPath('/recherche.json', env.basePath)} />
    </Lost>
  )
}
