import { ItemBand } from '@/components/sections/text-bands'
import { ValueList } from '@/components/sections/value-list'
import { Hero } from '@/components/sections/hero'
import { AdvisorList, AdvisorPortraits } from './_components/advisors'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { SitePage } from '../_shared/site-page'

const path = '/notre-equipe'

export const generateMetadata = () => buildPageMetadata(path)

export default function TeamPage() {
  return (
    <SitePage
      path={path}
      actions="print"
      contact={
        <ContactBand words={words.teamPage.contactBand} portrait={words.teamPage.portrait.image} />
      }
    >
      <Hero words={words.teamPage.hero} tint="sage" bleed={<AdvisorPortraits />} hasBleedingLinks />
      <AdvisorList />
      <ItemBand {...words.teamPage.highlights} tone="card" />
      <ValueList {...words.teamPage.values} />
    </SitePage>
  )
}
