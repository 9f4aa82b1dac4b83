import { ItemBand, TextBand } from '@/components/sections/text-bands'
import { Sources } from '@/components/sections/sources'
import { Hero } from '@/components/sections/hero'
import { StepList } from '@/components/sections/step-list'
import { Timeline } from '@/components/ui/timeline'
import { WhoPaysStrip } from '@/components/sections/who-pays'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts, servicesPage, territory } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { Page } from '../_components/page-frame'
import { PageEnd } from '../_components/page-end'

const path = '/services'

export const generateMetadata = () => buildPageMetadata(path)

export default function ServicesPage() {
  return (
    <Page path={path}>
      <Hero
        words={servicesPage.hero}
        tint="sage"
        aside={<WhoPaysStrip />}
        whoPays={servicesPage.proof}
        updatedOn={servicesPage.updatedOn}
      >
        <div className="space-above-4">
          <Timeline words={servicesPage.ruler} />
        </div>
      </Hero>
      <StepList words={servicesPage.steps} strip={servicesPage.hero.picture.image} />
      <ItemBand {...servicesPage.complements} id="complements" tone="card" />
      <TextBand title={territory.services.title} paragraphs={[territory.services.text]} />
      <TextBand {...servicesPage.reasons} />
      <Sources title={interfaceTexts.sources} sources={servicesPage.sources} />
      <PageEnd path={path} actions="printAndShare">
        <ContactBand words={servicesPage.contactBand} hasPortrait />
      </PageEnd>
    </Page>
  )
}
