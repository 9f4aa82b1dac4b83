import { Hero } from '@/components/sections/hero'
import { LegalSections } from '@/components/sections/legal-sections'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { twoShoresPage } from '@/content/words'
import { PageEnd } from '../_components/page-end'

const path = '/deux-rives'

export const generateMetadata = () => buildPageMetadata(path)

export default function TwoShoresPage() {
  return (
    <>
      <Hero words={twoShoresPage.hero} tint="river" drawing={{ name: 'line' }} />
      <LegalSections
        words={twoShoresPage}
        drawings={{
          clsc: <InkDrawing name="heart" />,
          transport: <InkDrawing name="minibus" />,
          alzheimer: <InkDrawing name="friends" />,
          loyer: <InkDrawing name="house" />,
          plaintes: <InkDrawing name="scales" />,
          'deux-rives': <InkDrawing name="map" />,
        }}
      />
      <PageEnd path={path} actions="printAndShare" />
    </>
  )
}
