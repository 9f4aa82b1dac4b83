import { Drawing } from '@/components/ui/ink-drawing'
import { Hero } from '@/components/sections/hero'
import { Legal } from '@/components/sections/legal-sections'
import { buildMetadata } from '@/components/seo/build-metadata'
import { PopupRefusal } from '@/components/privacy-settings/privacy-settings'
import { interfaceTexts, accessibility } from '@/content/words'
import { PageEnd } from '../_components/page-end'

const path = '/accessibilite'

export const generateMetadata = () => buildMetadata({ path, ...accessibility.meta })

export default function AccessibilityPage() {
  return (
    <>
      <Hero
        words={accessibility.hero}
        tint="sage"
        aside={<Drawing sheet="objects" name="letters" ownColours />}
      />
      <Legal
        words={accessibility}
        updated={interfaceTexts.updated}
        drawings={{
          norme: <Drawing sheet="objects" name="reading" />,
          lire: <Drawing sheet="groups" name="size" />,
          'fenetre-de-rappel': <Drawing sheet="groups" name="popup" />,
          clavier: <Drawing sheet="groups" name="key" />,
          'sans-javascript': <Drawing sheet="groups" name="printer" />,
          limites: <Drawing sheet="groups" name="unfinished" />,
          signaler: <Drawing sheet="objects" name="line" />,
        }}
        slots={{ 'fenetre-de-rappel': <PopupRefusal words={interfaceTexts.popupRefusal} /> }}
      />
      <PageEnd page={{ type: 'WebPage', path, meta: accessibility.meta }} tools="print" />
    </>
  )
}
