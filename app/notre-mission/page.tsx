import { Charter, ChecklistBand, OnwardBand, TextBand } from '@/components/sections/bands'
import { ContactBand } from '@/components/sections/contact-band'
import { Hero } from '@/components/sections/hero'
import { WhoPaysBand } from '@/components/sections/who-pays'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { PageTools } from '@/components/sections/page-tools'
import { interfaceTexts } from '@/content/interface'
import { mission } from '@/content/pages'
import { whoPays } from '@/content/who-pays'
import { site } from '@/content/site'

const path = '/notre-mission'

export const generateMetadata = () => buildMetadata({ path, ...mission.meta })

export default function MissionPage() {
  return (
    <>
      <Hero words={mission.hero} tint="plum" picture={mission.hero.picture.image} />
      <TextBand title={mission.why.title} paragraphs={mission.why.paragraphs} />
      <Charter title={mission.commitments.title} items={mission.commitments.items} />
      <WhoPaysBand words={whoPays} />
      <ChecklistBand title={mission.caution.title} text={mission.caution.text} list={mission.caution.list} tone="sheet" />
      <TextBand title={mission.community.title} paragraphs={mission.community.paragraphs} />
      <OnwardBand title={mission.links.title} links={mission.links.items} />
      <PageTools words={interfaceTexts} title={mission.meta.title} />
      <ContactBand words={mission.contactBand} labels={interfaceTexts} identity={site} />
      <StructuredData page={{ type: 'AboutPage', path, meta: mission.meta }} />
    </>
  )
}
