import { Legal } from '@/components/sections/bands'
import { ChatSwitch, Eraser } from '@/components/sections/choices'
import { Drawing } from '@/components/sections/drawing'
import { Hero } from '@/components/sections/hero'
import { buildMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts, sheet, privacy } from '@/content/words'
import { PageEnd } from '../page-end'

const path = '/confidentialite'

export const generateMetadata = () => buildMetadata({ path, ...privacy.meta })

export default function PrivacyPage() {
  return (
    <>
      <Hero words={privacy.hero} tint="sage" aside={<Drawing sheet="objects" name="message" />} />
      <Legal
        words={privacy}
        updated={interfaceTexts.updated}
        slots={{
          'votre-appareil': <Eraser label={sheet.erase} words={interfaceTexts.eraser} />,
          clavardage: <ChatSwitch words={interfaceTexts.chat} />,
        }}
      />
      <PageEnd page={{ type: 'WebPage', path, meta: privacy.meta }} tools="print" />
    </>
  )
}
