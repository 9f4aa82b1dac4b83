import { ItemBand, TextBand } from '@/components/sections/text-bands'
import { Sources } from '@/components/ui/titled-rows'
import { Hero } from '@/components/sections/hero'
import { StepList } from '@/components/sections/step-list'
import { Timeline } from '@/components/ui/timeline'
import { WhoPaysStrip } from '@/components/sections/who-pays'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts, services, territory } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { PageEnd } from '../_components/page-end'

const path = '/services'

export const metadata = buildPageMetadata(path)

export default function ServicesPage() {
  return (
    <>
      <Hero
        words={services.hero}
        tint="sage"
        aside={<WhoPaysStrip />}
        whoPays={services.proof}
        updatedOn={services.updatedOn}
      >
        <div className="space-above-4">
          <Timeline words={services.ruler} />
        </div>
      </Hero>
      <StepList words={services.steps} strip={services.hero.picture.image} />
      <ItemBand {...services.complements} id="complements" tone="card" />
      <TextBand title={territory.services.title} paragraphs={[territory.services.text]} />
      <TextBand {...services.reasons} />
      <Sources title={interfaceTexts.sources} sources={services.sources} />
      <PageEnd path={path} actions="share">
        <ContactBand words={services.contactBand} hasPortrait />
      </PageEnd>
    </>
  )
}
