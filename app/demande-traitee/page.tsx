import { HandledRequest } from '@/components/handled-request/handled-request'
import { Hero } from '@/components/sections/hero'
import { buildMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { SitePage } from '../_shared/site-page'

const { title, lead } = words.handledRequestPage

export const generateMetadata = () => buildMetadata({ title, description: lead })

/** The page that the agency opens from its e-mails, which no menu, sitemap or other page lists. */
export default function HandledRequestPage() {
  return (
    <SitePage path="/demande-traitee" without={['notice', 'popup']}>
      <Hero words={{ title, lead }} tint="sage" icon="line">
        <HandledRequest words={words.handledRequestPage} />
      </Hero>
    </SitePage>
  )
}
