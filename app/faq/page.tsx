import { Hero } from '@/components/sections/hero'
import { Questions } from '@/components/sections/questions'
import { Sources } from '@/components/sections/sources'
import { ContactLine } from '@/components/sections/contact-band'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { PageTools } from '@/components/sections/page-tools'
import { faqCategories } from '@/content/faq'
import { interfaceTexts } from '@/content/interface'
import { faqPage } from '@/content/pages'
import { whoPays } from '@/content/who-pays'
import { site } from '@/content/site'

const path = '/faq'

export const generateMetadata = () => buildMetadata({ path, ...faqPage.meta })

export default function FaqPage() {
  return (
    <>
      <Hero words={faqPage.hero} tint="peach" picture={faqPage.hero.picture.image} />
      <Questions categories={faqCategories} whoPays={whoPays} />
      <Sources title={interfaceTexts.sources} sources={faqPage.sources} />
      <PageTools words={interfaceTexts} title={faqPage.meta.title} share />
      <ContactLine words={faqPage.contactBand} identity={site} />
      <StructuredData page={{ type: 'FAQPage', path, meta: faqPage.meta, categories: faqCategories }} />
    </>
  )
}
