import { ToolHero } from '@/components/sections/tools/tool-hero'
import { Toolbox } from '@/components/sections/tools/toolbox'
import { ContactBand } from '@/components/sections/contact-band'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { interfaceTexts } from '@/content/interface'
import { toolsPage } from '@/content/tools/outils'
import { site } from '@/content/site'

const path = '/outils'

export const generateMetadata = () => buildMetadata({ path, ...toolsPage.meta })

export default function ToolsPage() {
  return (
    <>
      <ToolHero words={toolsPage.hero}>
        <p>{site.whoPays}</p>
      </ToolHero>
      <Toolbox tools={toolsPage.tools} shared={toolsPage.shared} />
      <ContactBand words={toolsPage.contactBand} labels={interfaceTexts} identity={site} />
      <StructuredData page={{ type: 'CollectionPage', path, meta: toolsPage.meta }} />
    </>
  )
}
