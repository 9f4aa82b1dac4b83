import { ItemBand, LinkBand, TextBand } from '@/components/sections/text-bands'
import { ValueList } from '@/components/sections/value-list'
import { Hero } from '@/components/sections/hero'
import { WhoPaysBand } from './_components/who-pays-band'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { mission } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { PageEnd } from '../_components/page-end'

const path = '/notre-mission'

export const metadata = buildPageMetadata(path)

const promises = mission.promises.items.map(({ title, since, proof }) => ({
  title,
  text: `${since}. ${proof}`,
}))

export default function MissionPage() {
  return (
    <>
      <Hero words={mission.hero} tint="plum" />
      <TextBand {...mission.why} />
      <ValueList {...mission.commitments} />
      <ItemBand {...mission.promises} items={promises} tone="card" />
      <WhoPaysBand />
      <TextBand
        title={mission.caution.title}
        paragraphs={[mission.caution.text]}
        list={mission.caution.list}
        tone="card"
      />
      <TextBand {...mission.community} />
      <LinkBand title={mission.links.title} links={mission.links.items} />
      <PageEnd path={path} actions="print">
        <ContactBand words={mission.contactBand} />
      </PageEnd>
    </>
  )
}
