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
          clsc: <InkDrawing file="groups" name="heart" />,
          transport: <InkDrawing file="groups" name="minibus" />,
          alzheimer: <InkDrawing file="groups" name="friends" />,
          loyer: <InkDrawing file="groups" name="house" />,
          plaintes: <InkDrawing file="groups" name="scales" />,
          'deux-rives': <InkDrawing file="groups" name="map" />,
        }}
      />
      <PageEnd path={path} actions="share" />
    </>
  )
}
