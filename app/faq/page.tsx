import { Hero } from '@/components/sections/hero'
import { QuestionList } from './_components/question-list'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { CompactContact } from '@/components/sections/contact-band'
import { Page } from '../_shared/page-frame'
import { PageEnd } from '../_shared/page-end'

const path = '/faq'

export const generateMetadata = () => buildPageMetadata(path)

export default function FaqPage() {
  return (
    <Page path={path} without={['contactBand']}>
      <Hero words={words.faqPage.hero} tint="peach" updatedOn={words.faqPage.updatedOn} />
      <QuestionList />
      <CompactContact words={words.faqPage.contactBand} />
      <PageEnd path={path} actions="printAndShare" />
    </Page>
  )
}
