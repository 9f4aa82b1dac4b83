import { Hero } from '@/components/sections/hero'
import { LegalSections } from '@/components/sections/legal-sections'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { twoShores } from '@/content/words'
import { PageEnd } from '../_components/page-end'

const path = '/deux-rives'

export const generateMetadata = () => buildPageMetadata(path)

export default function TwoShoresPage() {
  return (
    <>
      <Hero words={twoShores.hero} tint="river" drawing={{ name: 'line' }} />
      <LegalSections
        words={twoShores}
        drawings={{
          clsc: <InkDrawing sheet="groups" name="heart" />,
          transport: <InkDrawing sheet="groups" name="minibus" />,
          alzheimer: <InkDrawing sheet="groups" name="friends" />,
          loyer: <InkDrawing sheet="groups" name="house" />,
          plaintes: <InkDrawing sheet="groups" name="scales" />,
          'deux-rives': <InkDrawing sheet="groups" name="map" />,
        }}
      />
      <PageEnd path={path} actions="share" />
    </>
  )
}
