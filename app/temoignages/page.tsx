import { PortraitGrid } from './_components/portrait-grid'
import { Hero } from '@/components/sections/hero'
import { RatingSummary, TestimonialList } from '@/components/sections/testimonials'
import { Band, Container } from '@/components/ui/page-layout'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { SitePage } from '../_shared/site-page'

const path = '/temoignages'

export const generateMetadata = () => buildPageMetadata(path)

export default function TestimonialsPage() {
  return (
    <SitePage
      path={path}
      actions="print"
      contact={<ContactBand words={words.testimonialsPage.contactBand} />}
    >
      <Hero
        words={words.testimonialsPage.hero}
        tint="peach"
        belowLead={
          <div className="top-rule">
            <RatingSummary text={words.testimonialsPage.tally} />
          </div>
        }
        aside={<PortraitGrid />}
      />
      <Band>
        <Container>
          <TestimonialList testimonials={words.testimonials} />
        </Container>
      </Band>
    </SitePage>
  )
}
