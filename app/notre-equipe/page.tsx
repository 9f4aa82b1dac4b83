import { Charter, Ledger } from '@/components/sections/bands'
import { ContactBand, ContactPortrait } from '@/components/sections/contact-band'
import { Hero } from '@/components/sections/hero'
import { Team, TeamFaces } from '@/components/sections/team'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { PageTools } from '@/components/sections/page-tools'
import { interfaceTexts } from '@/content/interface'
import { teamPage } from '@/content/pages'
import { site } from '@/content/site'
import { advisors } from '@/content/team'

const path = '/notre-equipe'

export const generateMetadata = () => buildMetadata({ path, ...teamPage.meta })

export default function TeamPage() {
  return (
    <>
      <Hero words={teamPage.hero} tint="sage" hung={<TeamFaces advisors={advisors} />} />
      <Team title={teamPage.advisorsTitle} since={teamPage.since} advisors={advisors} />
      <Ledger title={teamPage.highlights.title} items={teamPage.highlights.items} tone="sheet" />
      <Charter title={teamPage.values.title} items={teamPage.values.items} />
      <PageTools words={interfaceTexts} title={teamPage.meta.title} />
      <ContactBand
        words={teamPage.contactBand}
        labels={interfaceTexts}
        identity={site}
        picture={<ContactPortrait {...teamPage.portrait} />}
      />
      <StructuredData page={{ type: 'AboutPage', path, meta: teamPage.meta }} />
    </>
  )
}
