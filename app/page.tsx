import { ApproachBand, HomeHero, HomeTestimonials, OfferSummary } from './_components/home-sections'
import { SituationBand } from './_components/situation-band'
import { UrgentLine } from './_components/urgent-line'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { Page } from './_components/page-frame'
import { PageEnd } from './_components/page-end'

const path = '/'

export const generateMetadata = () => buildPageMetadata(path)

export default function HomePage() {
  return (
    <Page path={path}>
      <HomeHero />
      <UrgentLine />
      <OfferSummary />
      <SituationBand />
      <ApproachBand />
      <HomeTestimonials />
      <PageEnd path={path}>
        <ContactBand words={words.homePage.contactBand} />
      </PageEnd>
    </Page>
  )
}
