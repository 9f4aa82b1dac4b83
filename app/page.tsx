import { Approach } from '@/components/sections/approach'
import { Cover } from '@/components/sections/cover'
import { Letters } from '@/components/sections/letters'
import { Summary } from '@/components/sections/summary'
import { ToolDoors } from '@/components/sections/tools/tool-doors'
import { UrgentDoor } from '@/components/sections/tools/urgent-door'
import { Voice } from '@/components/sections/voice'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { interfaceTexts } from '@/content/interface'
import { home } from '@/content/pages/accueil'
import { site } from '@/content/site'
import { findTestimonials } from '@/content/testimonials'

const path = '/'

export const generateMetadata = () => buildMetadata({ path, ...home.meta })

export default function HomePage() {
  return (
    <>
      <Cover words={home.hero} phone={site.phone} whoPays={site.whoPays} />
      <UrgentDoor words={home.urgent} />
      <Summary words={home.help} />
      <ToolDoors words={home.tools} />
      <Approach words={home.approach} contactHref="/contact" />
      <Letters
        words={home.letters}
        testimonials={findTestimonials(home.letters.ids)}
        stars={interfaceTexts.stars}
        rating={site.claims.rating}
      />
      <Voice words={home.band} labels={interfaceTexts} identity={site} />
      <StructuredData page={{ type: 'WebPage', path, meta: home.meta }} />
    </>
  )
}
