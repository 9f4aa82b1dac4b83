import { ToolFront } from '@/components/sections/tools/tool-front'
import { Toolbox } from '@/components/sections/tools/toolbox'
import { Voice } from '@/components/sections/voice'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { interfaceTexts } from '@/content/interface'
import { toolsPage } from '@/content/outils/outils'
import { site } from '@/content/site'

const path = '/outils'

export const generateMetadata = () => buildMetadata({ path, ...toolsPage.meta })

export default function ToolsPage() {
  return (
    <>
      <ToolFront words={toolsPage.hero}>
        <p>{site.whoPays}</p>
      </ToolFront>
      <Toolbox tools={toolsPage.tools} shared={toolsPage.shared} />
      <Voice words={toolsPage.band} labels={interfaceTexts} identity={site} />
      <StructuredData page={{ type: 'CollectionPage', path, meta: toolsPage.meta }} />
    </>
  )
}
