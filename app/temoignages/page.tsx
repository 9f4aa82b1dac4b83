import { Hero } from '@/components/sections/hero'
import { AllTestimonials, PortraitGrid } from '@/components/sections/testimonials'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts, testimonialsPage, testimonials } from '@/content/words'
import { site } from '@/content/site'
import { ContactEnd } from '../_components/contact-end'
import { PageEnd } from '../_components/page-end'

const path = '/temoignages'

export const generateMetadata = () => buildPageMetadata(path)

export default function TestimonialsPage() {
  return (
    <>
      <Hero
        words={testimonialsPage.hero}
        tint="peach"
        aside={
          <PortraitGrid
            label={testimonialsPage.stamps}
            testimonials={testimonials}
            rating={site.claims.rating}
            tally={testimonialsPage.tally}
          />
        }
      />
      <AllTestimonials testimonials={testimonials} stars={interfaceTexts.stars} />
      <PageEnd path={path} actions="print">
        <ContactEnd words={testimonialsPage.contactBand} />
      </PageEnd>
    </>
  )
}
