import { Sources } from '@/components/ui/titled-rows'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { Hero } from '@/components/sections/hero'
import { LeaseHelp, LeaseMoments } from '@/components/lease/lease'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { UpdatedOn } from '@/components/ui/updated-on'
import { interfaceTexts, lease } from '@/content/words'
import { ContactEnd } from '../_components/contact-end'
import { PageEnd } from '../_components/page-end'

const path = '/bail'

export const generateMetadata = () => buildPageMetadata(path)

export default function LeasePage() {
  return (
    <>
      <Hero
        words={lease.hero}
        tint="peach"
        aside={
          <InkDrawing sheet="objects" className="screen-only" name="lease" viewBox="17 0 327 214" />
        }
        updated={<UpdatedOn label={interfaceTexts.updated} day={lease.updatedOn} />}
      />
      <LeaseMoments words={lease} />
      <LeaseHelp words={lease.help} />
      <Sources title={interfaceTexts.sources} sources={lease.sources} />
      <PageEnd path={path} actions="share">
        <ContactEnd words={lease.contactBand} />
      </PageEnd>
    </>
  )
}
