import { LinkDirectory, KeyNumbers } from '@/components/link-directory/link-directory'
import { ShoreTable } from './_components/shore-table'
import { Hero } from '@/components/sections/hero'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { CompactContact } from '@/components/sections/contact-band'
import { SitePage } from '../_shared/site-page'

const path = '/liens-utiles'

export const generateMetadata = () => buildPageMetadata(path)

export default function LinksPage() {
  return (
    <SitePage
      path={path}
      actions="printAndShare"
      contact={<CompactContact words={words.linksPage.contactBand} />}
    >
      <Hero words={words.linksPage.hero} tint="river">
        <KeyNumbers />
      </Hero>
      <LinkDirectory />
      <ShoreTable />
    </SitePage>
  )
}
