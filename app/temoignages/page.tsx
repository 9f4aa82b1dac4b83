import { PortraitGrid } from './_components/portrait-grid'
import { Hero } from '@/components/sections/hero'
import { TestimonialList } from '@/components/sections/testimonials'
import { Band, Container } from '@/components/ui/page-grid'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts, testimonialsPage, testimonials } from '@/content/words'
import { ContactEnd } from '../_components/contact-end'
import { PageEnd } from '../_components/page-end'

const path = '/temoignages'

export const generateMetadata = () => buildPageMetadata(path)

export default function TestimonialsPage() {
  return (
    <>
      <Hero words={testimonialsPage.hero} tint="peach" aside={<PortraitGrid />} />
      <Band>
        <Container>
          <TestimonialList testimonials={testimonials} stars={interfaceTexts.stars} />
        </Container>
      </Band>
      <PageEnd path={path} actions="print">
        <ContactEnd words={testimonialsPage.contactBand} />
      </PageEnd>
    </>
  )
}
