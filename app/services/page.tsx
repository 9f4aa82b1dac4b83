import { ItemBand, TextBand } from '@/components/sections/text-bands'
import { Sources } from '@/components/sections/sources'
import { Hero } from '@/components/sections/hero'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { StepList } from '@/components/sections/step-list'
import { Timeline } from '@/components/ui/timeline'
import { Statistics } from './_components/statistics'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { SitePage } from '../_shared/site-page'

const path = '/services'

export const generateMetadata = () => buildPageMetadata(path)

export default function ServicesPage() {
  return (
    <SitePage
      path={path}
      actions="printAndShare"
      contact={
        <ContactBand
          words={words.servicesPage.contactBand}
          portrait={words.teamPage.portrait.image}
        />
      }
    >
      <Hero
        words={words.servicesPage.hero}
        tint="sage"
        whoPays={site.whoPaysLine}
        updatedOn={words.servicesPage.updatedOn}
      >
        <Statistics items={words.servicesPage.statistics} />
        <div className="space-above-4">
          <Timeline words={words.servicesPage.ruler} />
        </div>
      </Hero>
      <StepList words={words.servicesPage.steps} />
      <ItemBand {...words.servicesPage.complements} id="complements" tone="card" />
      <TextBand
        title={words.territory.services.title}
        paragraphs={[words.territory.services.text]}
        drawing={<InkDrawing className="screen-only" name="map" />}
      />
      <ItemBand {...words.servicesPage.reasons} />
      <Sources title={words.interfaceTexts.sources} sources={words.servicesPage.sources} />
    </SitePage>
  )
}
