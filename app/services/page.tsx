import { ItemBand, TextBand } from '@/components/sections/text-bands'
import { Sources } from '@/components/ui/titled-rows'
import { ContactPortrait } from '@/components/sections/contact-band'
import { Hero } from '@/components/sections/hero'
import { StepList } from '@/components/sections/step-list'
import { Timeline } from '@/components/ui/timeline'
import { WhoPaysStrip } from '@/components/sections/who-pays'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { UpdatedOn } from '@/components/ui/updated-on'
import { interfaceTexts, services, teamPage, whoPays, territory } from '@/content/words'
import { ContactEnd } from '../_components/contact-end'
import { PageEnd } from '../_components/page-end'

const path = '/services'

export const generateMetadata = () => buildPageMetadata(path)

export default function ServicesPage() {
  return (
    <>
      <Hero
        words={services.hero}
        tint="sage"
        picture={services.hero.picture.image}
        primary={services.hero.primary}
        aside={
          <>
            <WhoPaysStrip words={whoPays} />
            <Timeline words={services.ruler} />
          </>
        }
        whoPays={services.proof}
        updated={<UpdatedOn label={interfaceTexts.updated} day={services.updatedOn} />}
      />
      <StepList words={services.steps} strip={services.hero.picture.image} />
      <ItemBand
        id="complements"
        title={services.complements.title}
        items={services.complements.items}
        tone="sheet"
      />
      <TextBand title={territory.services.title} paragraphs={[territory.services.text]} />
      <TextBand title={services.reasons.title} items={services.reasons.items} />
      <Sources title={interfaceTexts.sources} sources={services.sources} />
      <PageEnd path={path} actions="share">
        <ContactEnd
          words={services.contactBand}
          picture={<ContactPortrait {...teamPage.portrait} />}
        />
      </PageEnd>
    </>
  )
}
