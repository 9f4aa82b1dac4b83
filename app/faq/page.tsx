import { Sources } from '@/components/sections/register'
import { Hero } from '@/components/sections/hero'
import { Questions } from '@/components/sections/questions'
import { buildMetadata } from '@/components/seo/build-metadata'
import { Updated } from '@/components/ui/updated'
import { faqCategories, interfaceTexts, faqPage, whoPays } from '@/content/words'
import { ContactEnd } from '../contact-end'
import { PageEnd } from '../page-end'

const path = '/faq'

export const generateMetadata = () => buildMetadata({ path, ...faqPage.meta })

export default function FaqPage() {
  return (
    <>
      <Hero
        words={faqPage.hero}
        tint="peach"
        picture={faqPage.hero.picture.image}
        updated={<Updated label={interfaceTexts.updated} day={faqPage.updatedOn} />}
      />
      <Questions categories={faqCategories} whoPays={whoPays} />
      <PageEnd page={{ type: 'FAQPage', path, meta: faqPage.meta, categories: faqCategories }} tools="share">
        <ContactEnd words={faqPage.contactBand} line />
      </PageEnd>
      <Sources title={interfaceTexts.sources} sources={faqPage.sources} />
    </>
  )
}
