import { LinkDirectory, KeyNumbers } from '@/app/liens-utiles/_components/link-directory'
import { Hero } from '@/components/sections/hero'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts, linkGroups, linksPage } from '@/content/words'
import { site } from '@/content/site'
import { ContactEnd } from '../_components/contact-end'
import { PageEnd } from '../_components/page-end'

const path = '/liens-utiles'

export const generateMetadata = () => buildPageMetadata(path)

export default function LinksPage() {
  const tracking = { text: site.phone.text, href: site.callTrackingPhone.href }
  return (
    <>
      <Hero words={linksPage.hero} tint="river" picture={linksPage.hero.picture.image}>
        <KeyNumbers
          numbers={linksPage.shelf}
          report={{ label: linksPage.report, href: linksPage.contactBand.button.href }}
        />
      </Hero>
      <LinkDirectory groups={linkGroups} newTab={interfaceTexts.newTab} tracking={tracking} />
      <PageEnd path={path} actions="share">
        <ContactEnd words={linksPage.contactBand} compact />
      </PageEnd>
    </>
  )
}
