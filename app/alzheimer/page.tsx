import { ResidenceBand } from '@/components/sections/alzheimer'
import { Ledger, TextBand } from '@/components/sections/bands'
import { Sources } from '@/components/sections/register'
import { Drawing } from '@/components/sections/drawing'
import { Hero } from '@/components/sections/hero'
import { StepsPath } from '@/components/sections/steps'
import { buildMetadata } from '@/components/seo/build-metadata'
import { Updated } from '@/components/ui/updated'
import { interfaceTexts, alzheimer } from '@/content/words'
import { site } from '@/content/site'
import { ContactEnd } from '../contact-end'
import { PageEnd } from '../page-end'

const path = '/alzheimer'

export const generateMetadata = () => buildMetadata({ path, ...alzheimer.meta })

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
        updated={<Updated label={interfaceTexts.updated} day={alzheimer.updatedOn} />}
      />
      <Ledger title={disease.title} intro={disease.paragraphs} items={disease.symptoms} />
      <TextBand
        title={doctor.title}
        paragraphs={doctor.paragraphs}
        tone="deep"
        drawing={<Drawing sheet="objects" name="notes" ownColours />}
      />
      <ResidenceBand {...residence} />
      <TextBand title={questions.title} list={questions.list} after={questions.after} />
      <StepsPath words={support} />
      <Sources title={interfaceTexts.sources} sources={alzheimer.sources} />
      <PageEnd page={{ type: 'WebPage', path, meta: alzheimer.meta }} tools="share">
        <ContactEnd words={alzheimer.contactBand} />
      </PageEnd>
    </>
  )
}
