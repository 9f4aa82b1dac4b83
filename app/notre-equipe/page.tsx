import { ItemBand } from '@/components/sections/text-bands'
import { ValueList } from '@/components/sections/value-list'
import { ContactPortrait } from '@/components/sections/contact-band'
import { Hero } from '@/components/sections/hero'
import { AdvisorList, AdvisorPortraits } from '@/app/notre-equipe/_components/advisors'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { teamPage, advisors } from '@/content/words'
import { ContactEnd } from '../_components/contact-end'
import { PageEnd } from '../_components/page-end'

const path = '/notre-equipe'

export const generateMetadata = () => buildPageMetadata(path)

export default function TeamPage() {
  return (
    <>
      <Hero words={teamPage.hero} tint="sage" bleed={<AdvisorPortraits advisors={advisors} />} />
      <AdvisorList title={teamPage.advisorsTitle} since={teamPage.since} advisors={advisors} />
      <ItemBand title={teamPage.highlights.title} items={teamPage.highlights.items} tone="sheet" />
      <ValueList title={teamPage.values.title} items={teamPage.values.items} />
      <PageEnd path={path} actions="print">
        <ContactEnd
          words={teamPage.contactBand}
          picture={<ContactPortrait {...teamPage.portrait} />}
        />
      </PageEnd>
    </>
  )
}
