import { LinkBand, TextBand } from '@/components/sections/text-bands'
import { ValueList } from '@/components/sections/value-list'
import { Hero } from '@/components/sections/hero'
import { WhoPaysBand } from '@/app/notre-mission/_components/who-pays-band'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { mission, whoPays } from '@/content/words'
import { ContactEnd } from '../_components/contact-end'
import { PageEnd } from '../_components/page-end'

const path = '/notre-mission'

export const generateMetadata = () => buildPageMetadata(path)

export default function MissionPage() {
  return (
    <>
      <Hero words={mission.hero} tint="plum" picture={mission.hero.picture.image} />
      <TextBand title={mission.why.title} paragraphs={mission.why.paragraphs} />
      <ValueList title={mission.commitments.title} items={mission.commitments.items} />
      <WhoPaysBand words={whoPays} />
      <TextBand
        title={mission.caution.title}
        paragraphs={[mission.caution.text]}
        list={mission.caution.list}
        tone="sheet"
      />
      <TextBand title={mission.community.title} paragraphs={mission.community.paragraphs} />
      <LinkBand title={mission.links.title} links={mission.links.items} />
      <PageEnd path={path} actions="print">
        <ContactEnd words={mission.contactBand} />
      </PageEnd>
    </>
  )
}
