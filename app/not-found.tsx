import { NotFoundSection } from '@/app/_components/not-found-section'
import { buildMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts, notFound } from '@/content/words'
import { site } from '@/content/site'
import { SearchIsland } from './_search/search-island'

export const generateMetadata = () =>
  buildMetadata({ path: '/404', title: notFound.title, description: notFound.lead, noindex: true })

export default function NotFoundPage() {
  return (
    <NotFoundSection words={notFound} phone={site.phone} callIntro={interfaceTexts.callVerb}>
      <SearchIsland />
    </NotFoundSection>
  )
}
