import { ApproachBand, HomeHero, HomeTestimonials, OfferSummary } from './_components/home-sections'
import { ToolCards } from './_components/tool-cards'
import { UrgentLine } from './_components/urgent-line'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { homePage, interfaceTexts } from '@/content/words'
import { Sources } from '@/components/sections/sources'
import { ContactBand } from '@/components/sections/contact-band'
import { PageEnd } from './_components/page-end'

const path = '/'

export const generateMetadata = () => buildPageMetadata(path)

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <UrgentLine />
      <OfferSummary />
      <ToolCards />
      <ApproachBand />
      <HomeTestimonials />
      <Sources title={interfaceTexts.sources} sources={homePage.sources} />
      <PageEnd path={path}>
        <ContactBand words={homePage.contactBand} />
      </PageEnd>
    </>
  )
}
