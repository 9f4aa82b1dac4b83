import { InkDrawing } from '@/components/ui/ink-drawing'
import { Hero } from '@/components/sections/hero'
import { LegalSections } from '@/components/sections/legal-sections'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { PopupOptOut } from '@/components/popup/popup-opt-out'
import { words } from '@/content/words'
import { SitePage } from '../_shared/site-page'

const path = '/accessibilite'

export const generateMetadata = () => buildPageMetadata(path)

export default function AccessibilityPage() {
  return (
    <SitePage path={path} actions="print">
      <Hero words={words.accessibilityPage.hero} tint="sage" drawing={{ name: 'letters' }} />
      <LegalSections
        words={words.accessibilityPage}
        drawings={{
          norme: <InkDrawing name="reading" />,
          lire: <InkDrawing name="size" />,
          'fenetre-de-rappel': <InkDrawing name="popup" />,
          clavier: <InkDrawing name="key" />,
          'sans-javascript': <InkDrawing name="printer" />,
          limites: <InkDrawing name="unfinished" />,
          signaler: <InkDrawing name="line" />,
        }}
        slots={{ 'fenetre-de-rappel': <PopupOptOut words={words.interfaceTexts.popupOptOut} /> }}
      />
    </SitePage>
  )
}
