import { ResidenceBand } from './_components/residence-band'
import { ItemBand, TextBand } from '@/components/sections/text-bands'
import { Sources } from '@/components/sections/sources'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { Hero } from '@/components/sections/hero'
import { StepList } from '@/components/sections/step-list'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { site } from '@/content/site'
import { ContactBand } from '@/components/sections/contact-band'
import { SitePage } from '../_shared/site-page'

const path = '/alzheimer'

export const generateMetadata = () => buildPageMetadata(path)

export default function AlzheimerPage() {
  const { hero, disease, doctor, evenings, questions, support } = words.alzheimerPage
  return (
    <SitePage
      path={path}
      actions="printAndShare"
      contact={<ContactBand words={words.alzheimerPage.contactBand} />}
    >
      <Hero
        words={hero}
        tint="plum"
        hasPhone
        whoPays={site.whoPaysLine}
        updatedOn={words.alzheimerPage.updatedOn}
      />
      <ItemBand title={disease.title} intro={disease.paragraphs} items={disease.symptoms} />
      <TextBand
        title={doctor.title}
        paragraphs={doctor.paragraphs}
        tone="dark"
        drawing={<InkDrawing className="screen-only" name="notes" />}
      />
      <ItemBand {...evenings} />
      <ResidenceBand />
      <TextBand {...questions} />
      <StepList words={support} />
      <Sources title={words.interfaceTexts.sources} sources={words.alzheimerPage.sources} />
    </SitePage>
  )
}
