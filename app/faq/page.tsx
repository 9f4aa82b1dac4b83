import { Hero } from '@/components/sections/hero'
import { QuestionList } from '@/components/faq/question-list'
import { SourceList } from '@/components/sections/sources'
import { WhoPaysStrip } from '@/components/sections/who-pays'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { CompactContact } from '@/components/sections/contact-band'
import { SitePage } from '../_shared/site-page'

const path = '/faq'

export const generateMetadata = () => buildPageMetadata(path)

export default function FaqPage() {
  return (
    <SitePage
      path={path}
      actions="printAndShare"
      contact={<CompactContact words={words.faqPage.contactBand} />}
    >
      <Hero words={words.faqPage.hero} tint="peach" updatedOn={words.faqPage.updatedOn} />
      <QuestionList
        renderUnder={({ whoPays: isDrawn, sources }) => (
          <>
            {isDrawn && <WhoPaysStrip />}
            {sources.length > 0 && (
              <SourceList sources={sources} title={words.interfaceTexts.sources} />
            )}
          </>
        )}
      />
    </SitePage>
  )
}
