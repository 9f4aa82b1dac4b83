import { ItemBand, LinkBand, TextBand } from '@/components/sections/text-bands'
import { ValueList } from '@/components/sections/value-list'
import { Hero } from '@/components/sections/hero'
import { WhoPaysBand } from './_components/who-pays-band'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { SitePage } from '../_shared/site-page'

const path = '/notre-mission'

export const generateMetadata = () => buildPageMetadata(path)

export default function MissionPage() {
  return (
    <SitePage
      path={path}
      actions="print"
      contact={<ContactBand words={words.missionPage.contactBand} />}
    >
      <Hero words={words.missionPage.hero} tint="plum" whoPays={site.whoPaysLine} />
      <TextBand {...words.missionPage.why} />
      <WhoPaysBand />
      <ValueList {...words.missionPage.commitments} />
      <ItemBand
        title={words.missionPage.promises.title}
        items={words.missionPage.promises.items}
        tone="card"
      />
      <TextBand {...words.missionPage.community} />
      <LinkBand title={words.missionPage.links.title} links={words.missionPage.links.items} />
    </SitePage>
  )
}
