import { Ledger, Reasons } from '@/components/sections/ledger'
import { Team } from '@/components/sections/team'
import { TeamHero } from '@/components/sections/team-hero'
import { ContactBand } from '@/components/sections/contact-band'
import { ContactPortrait } from '@/components/sections/contact-pictures'
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
      <TeamHero words={teamPage.hero} advisors={advisors} />
      <Team title={teamPage.advisorsTitle} since={teamPage.since} advisors={advisors} />
      <Ledger title={teamPage.highlights.title} items={teamPage.highlights.items} tone="sheet" />
      <Reasons title={teamPage.values.title} items={teamPage.values.items} />
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
