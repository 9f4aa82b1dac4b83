import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { SitePage } from './_shared/site-page'
import { ApproachBand } from './_home/approach-band'
import { HomeHero } from './_home/home-hero'
import { HomeTestimonials } from './_home/home-testimonials'
import { OfferSummary } from './_home/offer-summary'
import { SituationBand } from './_home/situation-band'
import { UrgentLine } from './_home/urgent-line'

const path = '/'

export const generateMetadata = () => buildPageMetadata(path)

export default function HomePage() {
  return (
    <SitePage path={path} contact={<ContactBand words={words.homePage.contactBand} />}>
      <HomeHero />
      <UrgentLine />
      <OfferSummary />
      <SituationBand />
      <ApproachBand />
      <HomeTestimonials />
    </SitePage>
  )
}
