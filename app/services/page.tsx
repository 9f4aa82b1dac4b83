import { Ledger, PointsBand } from '@/components/sections/bands'
import { ContactFaces } from '@/components/sections/contact-band'
import { Hero } from '@/components/sections/hero'
import { ServicesFacts } from '@/components/sections/services'
import { Sources } from '@/components/sections/sources'
import { StepsPath } from '@/components/sections/steps'
import { LargeTerritory } from '@/components/sections/territory'
import { WhoPaysStrip } from '@/components/sections/who-pays'
import { buildMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts } from '@/content/interface'
import { services } from '@/content/pages'
import { whoPays } from '@/content/who-pays'
import { site } from '@/content/site'
import { advisors } from '@/content/team'
import { territory } from '@/content/territory'
import { PageEnd } from '../page-end'

const path = '/services'

export const generateMetadata = () => buildMetadata({ path, ...services.meta })

export default function ServicesPage() {
  return (
    <>
      <Hero
        words={services.hero}
        tint="sage"
        picture={services.hero.picture.image}
        primary={services.hero.primary}
        aside={<WhoPaysStrip words={whoPays} />}
      >
        <ServicesFacts {...services} />
      </Hero>
      <StepsPath words={services.steps} strip={services.hero.picture.image} />
      <Ledger id="complements" title={services.complements.title} items={services.complements.items} tone="sheet" />
      <LargeTerritory words={territory} radius={site.serviceRadiusMetres} />
      <PointsBand title={services.reasons.title} items={services.reasons.items} />
      <Sources title={interfaceTexts.sources} sources={services.sources} />
      <PageEnd
        page={{ type: 'WebPage', path, meta: services.meta }}
        tools="share"
        contact={services.contactBand}
        picture={<ContactFaces advisors={advisors} />}
      />
    </>
  )
}
