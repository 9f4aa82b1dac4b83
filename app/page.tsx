import {
  ApproachBand,
  HomeHero,
  HomeTestimonials,
  OfferSummary,
} from '@/app/_components/home-sections'
import { ToolCards, UrgentLine } from '@/app/_components/tool-cards'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { home } from '@/content/words'
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
      <HomeTestimonials words={home.testimonials} />
      <PageEnd path={path}>
        <ContactEnd words={home.contactBand} />
      </PageEnd>
    </>
  )
}
