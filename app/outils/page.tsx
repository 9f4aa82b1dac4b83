import { ToolHero } from '@/components/sections/tool-hero'
import { ToolSteps } from './_components/tool-steps'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { toolsPage } from '@/content/words'
import { site } from '@/content/site'
import { ContactBand } from '@/components/sections/contact-band'
import { UrgentLine } from '../_components/urgent-line'
import { PageEnd } from '../_components/page-end'

const path = '/outils'

export const generateMetadata = () => buildPageMetadata(path)

export default function ToolsPage() {
  return (
    <>
      <ToolHero words={toolsPage.hero}>
        <p>{site.whoPays}</p>
      </ToolHero>
      <UrgentLine words={toolsPage.urgent} />
      <ToolSteps />
      <PageEnd path={path}>
        <ContactBand words={toolsPage.contactBand} />
      </PageEnd>
    </>
  )
}
