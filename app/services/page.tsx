import { Ledger, Reasons } from '@/components/sections/ledger'
import { StepsPath } from '@/components/sections/steps'
import { ServicesHero } from '@/components/sections/services-hero'
import { Sources } from '@/components/sections/sources'
import { ContactBand } from '@/components/sections/contact-band'
import { ContactFaces } from '@/components/sections/contact-pictures'
import { LargeTerritory } from '@/components/sections/map/territory'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { PageTools } from '@/components/sections/page-tools'
import { interfaceTexts } from '@/content/interface'
import { services } from '@/content/pages'
import { whoPays } from '@/content/who-pays'
import { site } from '@/content/site'
import { advisors } from '@/content/team'
import { territory } from '@/content/territory'

const path = '/services'

export const generateMetadata = () => buildMetadata({ path, ...services.meta })

export default function ServicesPage() {
  return (
    <>
      <ServicesHero words={services} whoPays={whoPays} />
      <StepsPath words={services.steps} strip={services.hero.picture.image} />
      <Ledger id="complements" title={services.complements.title} items={services.complements.items} tone="sheet" />
      <LargeTerritory words={territory} radius={site.serviceRadiusMetres} />
      <Reasons title={services.reasons.title} items={services.reasons.items} />
      <Sources title={interfaceTexts.sources} sources={services.sources} />
      <PageTools words={interfaceTexts} title={services.meta.title} share />
      <ContactBand words={services.contactBand} labels={interfaceTexts} identity={site} picture={<ContactFaces advisors={advisors} />} />
      <StructuredData page={{ type: 'WebPage', path, meta: services.meta }} />
    </>
  )
}
