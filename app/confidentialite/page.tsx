import { ChatSwitch } from '@/components/chat/chat-switch'
import { ClearAllData } from '@/components/forms/drafts/clear-data'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { Hero } from '@/components/sections/hero'
import { LegalSections } from '@/components/sections/legal-sections'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { SitePage } from '../_shared/site-page'

const path = '/confidentialite'
const { clearData } = words.interfaceTexts

export const generateMetadata = () => buildPageMetadata(path)

export default function PrivacyPage() {
  return (
    <SitePage path={path} actions="print">
      <Hero words={words.privacyPage.hero} tint="sage" drawing={{ name: 'message' }} />
      <LegalSections
        words={words.privacyPage}
        drawings={{
          formulaires: <InkDrawing name="message" viewBox="4 58 86 122" />,
          'un-proche': <InkDrawing name="friends" />,
          usage: <InkDrawing name="reading" />,
          chemin: <InkDrawing name="message" viewBox="98 64 110 92" />,
          duree: <InkDrawing name="message" viewBox="214 42 78 138" />,
          'votre-appareil': <InkDrawing name="message" viewBox="290 92 70 88" />,
          telephone: <InkDrawing name="line" />,
          clavardage: <InkDrawing name="chat" />,
          droits: <InkDrawing name="scales" />,
          'personne-responsable': <InkDrawing name="address" />,
        }}
        slots={{
          'votre-appareil': (
            <ClearAllData words={{ ...clearData, question: clearData.everything }} />
          ),
          clavardage: <ChatSwitch words={words.interfaceTexts.chat} />,
        }}
      />
    </SitePage>
  )
}
