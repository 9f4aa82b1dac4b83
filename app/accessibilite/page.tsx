import { InkDrawing } from '@/components/ui/ink-drawing'
import { Hero } from '@/components/sections/hero'
import { LegalSections } from '@/components/sections/legal-sections'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { PopupRefusal } from '@/components/privacy-settings/privacy-settings'
import { interfaceTexts, accessibility } from '@/content/words'
import { PageEnd } from '../_components/page-end'

const path = '/accessibilite'

export const generateMetadata = () => buildPageMetadata(path)

export default function AccessibilityPage() {
  return (
    <>
      <Hero words={accessibility.hero} tint="sage" drawing={{ name: 'letters' }} />
      <LegalSections
        words={accessibility}
        drawings={{
          norme: <InkDrawing file="objects" name="reading" />,
          lire: <InkDrawing file="groups" name="size" />,
          'fenetre-de-rappel': <InkDrawing file="groups" name="popup" />,
          clavier: <InkDrawing file="groups" name="key" />,
          'sans-javascript': <InkDrawing file="groups" name="printer" />,
          limites: <InkDrawing file="groups" name="unfinished" />,
          signaler: <InkDrawing file="objects" name="line" />,
        }}
        slots={{ 'fenetre-de-rappel': <PopupRefusal words={interfaceTexts.popupRefusal} /> }}
      />
      <PageEnd path={path} actions="print" />
    </>
  )
}
