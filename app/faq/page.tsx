import { Sources } from '@/components/ui/titled-rows'
import { Hero } from '@/components/sections/hero'
import { QuestionList } from '@/app/faq/_components/question-list'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { UpdatedOn } from '@/components/ui/updated-on'
import { faqCategories, interfaceTexts, faqPage, whoPays } from '@/content/words'
import { ContactEnd } from '../_components/contact-end'
import { PageEnd } from '../_components/page-end'

const path = '/faq'

export const generateMetadata = () => buildPageMetadata(path)

export default function FaqPage() {
  return (
    <>
      <Hero
        words={faqPage.hero}
        tint="peach"
        picture={faqPage.hero.picture.image}
        updated={<UpdatedOn label={interfaceTexts.updated} day={faqPage.updatedOn} />}
      />
      <QuestionList categories={faqCategories} whoPays={whoPays} />
      <PageEnd path={path} actions="share">
        <ContactEnd words={faqPage.contactBand} compact />
      </PageEnd>
      <Sources title={interfaceTexts.sources} sources={faqPage.sources} />
    </>
  )
}
