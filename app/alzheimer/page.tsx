import { ResidenceBand } from '@/app/alzheimer/_components/alzheimer-sections'
import { ItemBand, TextBand } from '@/components/sections/text-bands'
import { Sources } from '@/components/ui/titled-rows'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { Hero } from '@/components/sections/hero'
import { StepList } from '@/components/sections/step-list'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { UpdatedOn } from '@/components/ui/updated-on'
import { interfaceTexts, alzheimer } from '@/content/words'
import { site } from '@/content/site'
import { ContactEnd } from '../_components/contact-end'
import { PageEnd } from '../_components/page-end'

const path = '/alzheimer'

export const generateMetadata = () => buildPageMetadata(path)

export default function AlzheimerPage() {
  const { hero, disease, doctor, residence, questions, support } = alzheimer
  return (
    <>
      <Hero
        words={hero}
        tint="plum"
        picture={hero.picture.image}
        primary={hero.primary}
        call={{ phone: site.phone, before: interfaceTexts.callVerb }}
        whoPays={site.whoPays}
        updated={<UpdatedOn label={interfaceTexts.updated} day={alzheimer.updatedOn} />}
      />
      <ItemBand title={disease.title} intro={disease.paragraphs} items={disease.symptoms} />
      <TextBand
        title={doctor.title}
        paragraphs={doctor.paragraphs}
        tone="deep"
        drawing={<InkDrawing sheet="objects" className="screen-only" name="notes" />}
      />
      <ResidenceBand {...residence} />
      <TextBand title={questions.title} list={questions.list} after={questions.after} />
      <StepList words={support} />
      <Sources title={interfaceTexts.sources} sources={alzheimer.sources} />
      <PageEnd path={path} actions="share">
        <ContactEnd words={alzheimer.contactBand} />
      </PageEnd>
    </>
  )
}
