import { ChatSwitch, ClearAllData } from '@/components/privacy-settings/privacy-settings'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { Hero } from '@/components/sections/hero'
import { LegalSections } from '@/components/sections/legal-sections'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts, privacy } from '@/content/words'
import { PageEnd } from '../_components/page-end'

const path = '/confidentialite'
const { clearData } = interfaceTexts

export const generateMetadata = () => buildPageMetadata(path)

export default function PrivacyPage() {
  return (
    <>
      <Hero words={privacy.hero} tint="sage" drawing={{ name: 'message' }} />
      <LegalSections
        words={privacy}
        drawings={{
          formulaires: <InkDrawing file="objects" name="message" viewBox="4 58 86 122" />,
          'un-proche': <InkDrawing file="groups" name="friends" />,
          usage: <InkDrawing file="objects" name="reading" />,
          chemin: <InkDrawing file="objects" name="message" viewBox="98 64 110 92" />,
          duree: <InkDrawing file="objects" name="message" viewBox="214 42 78 138" />,
          'votre-appareil': <InkDrawing file="objects" name="message" viewBox="290 92 70 88" />,
          telephone: <InkDrawing file="objects" name="line" />,
          clavardage: <InkDrawing file="objects" name="chat" />,
          droits: <InkDrawing file="groups" name="scales" />,
          'personne-responsable': <InkDrawing file="objects" name="address" />,
        }}
        slots={{
          'votre-appareil': (
            <ClearAllData words={{ ...clearData, question: clearData.everything }} />
          ),
          clavardage: <ChatSwitch words={interfaceTexts.chat} />,
        }}
      />
      <PageEnd path={path} actions="print" />
    </>
  )
}
