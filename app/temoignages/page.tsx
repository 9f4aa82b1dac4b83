import { ContactBand } from '@/components/sections/contact-band'
import { Hero } from '@/components/sections/hero'
import { AllTestimonials, StampSheet } from '@/components/sections/testimonials'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { PageTools } from '@/components/sections/page-tools'
import { interfaceTexts } from '@/content/interface'
import { testimonialsPage } from '@/content/pages'
import { site } from '@/content/site'
import { stamps, testimonials } from '@/content/testimonials'

const path = '/temoignages'

export const generateMetadata = () => buildMetadata({ path, ...testimonialsPage.meta })

export default function TestimonialsPage() {
  return (
    <>
      <Hero
        words={testimonialsPage.hero}
        tint="peach"
        aside={
          <StampSheet
            stamps={stamps}
            label={testimonialsPage.stamps}
            testimonials={testimonials}
            rating={site.claims.rating}
            tally={testimonialsPage.tally}
          />
        }
      />
      <AllTestimonials testimonials={testimonials} stars={interfaceTexts.stars} />
      <PageTools words={interfaceTexts} title={testimonialsPage.meta.title} />
      <ContactBand words={testimonialsPage.contactBand} labels={interfaceTexts} identity={site} />
      <StructuredData page={{ type: 'WebPage', path, meta: testimonialsPage.meta }} />
    </>
  )
}
