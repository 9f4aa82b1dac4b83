import { Hero } from '@/components/sections/hero'
import { QuestionList } from './_components/question-list'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { CompactContact } from '@/components/sections/contact-band'
import { Page } from '../_shared/site-page'

const path = '/faq'

export const generateMetadata = () => buildPageMetadata(path)

export default function FaqPage() {
  return (
    <Page
      path={path}
      actions="printAndShare"
      contact={<CompactContact words={words.faqPage.contactBand} />}
    >
      <Hero words={words.faqPage.hero} tint="peach" updatedOn={words.faqPage.updatedOn} />
      <QuestionList />
    </Page>
  )
}
