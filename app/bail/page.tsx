import { ContactBand } from '@/components/sections/contact-band'
import { Drawing } from '@/components/sections/drawing'
import { Hero } from '@/components/sections/hero'
import { LeaseHelp, LeaseMoments } from '@/components/sections/lease'
import { PageTools } from '@/components/sections/page-tools'
import { Sources } from '@/components/sections/sources'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { interfaceTexts } from '@/content/interface'
import { lease } from '@/content/pages'
import { site } from '@/content/site'

const path = '/bail'

export const generateMetadata = () => buildMetadata({ path, ...lease.meta })

export default function LeasePage() {
  return (
    <>
      <Hero words={lease.hero} tint="peach" aside={<Drawing sheet="objects" name="lease" />} />
      <LeaseMoments words={lease} />
      <LeaseHelp words={lease.help} />
      <Sources title={interfaceTexts.sources} sources={lease.sources} />
      <PageTools words={interfaceTexts} title={lease.meta.title} share />
      <ContactBand words={lease.contactBand} labels={interfaceTexts} identity={site} />
      <StructuredData page={{ type: 'WebPage', path, meta: lease.meta }} />
    </>
  )
}
