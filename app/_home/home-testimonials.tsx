import { RatingSummary, TestimonialList } from '@/components/sections/testimonials'
import { Band, Container } from '@/components/ui/page-layout'
import { TapLink } from '@/components/ui/site-link'
import { findTestimonials, words as siteWords } from '@/content/words'

/** Three testimonials, the rating, and a link to all of them. */
export const HomeTestimonials = () => (
  <Band>
    <Container>
      <h2>{siteWords.homePage.testimonials.title}</h2>
      <TestimonialList testimonials={findTestimonials(siteWords.homePage.testimonials.ids)} />
      <div className="top-rule cluster space-between space-above-6">
        <RatingSummary text={siteWords.homePage.testimonials.tally} />
        <TapLink {...siteWords.homePage.testimonials.link} />
      </div>
    </Container>
  </Band>
)
