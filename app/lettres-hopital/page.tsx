import { Sources } from '@/components/sections/sources'
import { Hero } from '@/components/sections/hero'
import { LetterHelp, LetterStages } from '@/components/sections/letters'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { hospitalLettersPage, interfaceTexts } from '@/content/words'
import { ContactBand } from '@/components/sections/contact-band'
import { PageEnd } from '../_components/page-end'

const path = '/lettres-hopital'

export const generateMetadata = () => buildPageMetadata(path)

export default function HospitalLettersPage() {
  const { hero, updatedOn, stages, help, sources, contactBand } = hospitalLettersPage
  return (
    <>
      <Hero
        words={hero}
        tint="peach"
        drawing={{ name: 'reading', viewBox: '-50 -2 230 100' }}
        updatedOn={updatedOn}
      />
      <LetterStages stages={stages} />
      <LetterHelp {...help} />
      <Sources title={interfaceTexts.sources} sources={sources} />
      <PageEnd path={path} actions="printAndShare">
        <ContactBand words={contactBand} />
      </PageEnd>
    </>
  )
}
