import { ApproachBand, HomeHero, OfferSummary } from '@/app/_components/home-sections'
import { Testimonials } from '@/components/sections/testimonials'
import { ToolCards, UrgentLine } from '@/app/_components/tool-cards'
import { ContactMap } from '@/components/sections/service-area-map'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts, home, territory, findTestimonials } from '@/content/words'
import { site } from '@/content/site'
import { ContactEnd } from './_components/contact-end'
import { PageEnd } from './_components/page-end'

const path = '/'

export const generateMetadata = () => buildPageMetadata(path)

export default function HomePage() {
  return (
    <>
      <HomeHero words={home.hero} phone={site.phone} whoPays={site.whoPays} />
      <UrgentLine words={home.urgent} />
      <OfferSummary words={home.summary} />
      <ToolCards words={home.tools} />
      <ApproachBand words={home.approach} contactHref="/contact" />
      <Testimonials
        words={home.testimonials}
        testimonials={findTestimonials(home.testimonials.ids)}
        stars={interfaceTexts.stars}
        rating={site.claims.rating}
      />
      <PageEnd path={path}>
        <ContactEnd words={home.contactBand} picture={<ContactMap words={territory} />} />
      </PageEnd>
    </>
  )
}
