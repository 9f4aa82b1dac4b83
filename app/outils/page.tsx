import { ToolHero } from '@/components/sections/tool-hero'
import { FannedPapers } from './_components/fanned-papers'
import { ToolList } from './_components/tool-list'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { SitePage } from '../_shared/site-page'

const path = '/outils'

export const generateMetadata = () => buildPageMetadata(path)

export default function ToolsPage() {
  return (
    <SitePage path={path} contact={<ContactBand words={words.toolsPage.contactBand} hasWhoPays />}>
      <ToolHero words={words.toolsPage.hero}>
        <FannedPapers />
      </ToolHero>
      <ToolList />
    </SitePage>
  )
}
