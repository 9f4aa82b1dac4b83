import { Front } from '@/components/sections/front'
import { AllLetters } from '@/components/sections/letters'
import { Voice } from '@/components/sections/voice'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { PageTools } from '@/components/sections/page-tools'
import { interfaceTexts } from '@/content/interface'
import { testimonialsPage } from '@/content/pages/temoignages'
import { site } from '@/content/site'
import { testimonials } from '@/content/testimonials'

const path = '/temoignages'

export const generateMetadata = () => buildMetadata({ path, ...testimonialsPage.meta })

export default function TestimonialsPage() {
  return (
    <>
      <Front words={testimonialsPage.hero} tint="peach" />
      <AllLetters testimonials={testimonials} stars={interfaceTexts.stars} rating={site.claims.rating} tally={testimonialsPage.tally} />
      <PageTools words={interfaceTexts} title={testimonialsPage.meta.title} />
      <Voice words={testimonialsPage.band} labels={interfaceTexts} identity={site} />
      <StructuredData page={{ type: 'WebPage', path, meta: testimonialsPage.meta }} />
    </>
  )
}
