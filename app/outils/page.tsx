import { ToolHero } from '@/components/sections/tool-hero'
import { listTools } from '@/app/outils/_components/list-tools'
import { ToolList } from '@/app/outils/_components/tool-list'
import { pages } from '@/content/pages'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { toolsPage } from '@/content/words'
import { site } from '@/content/site'
import { ContactEnd } from '../_components/contact-end'
import { PageEnd } from '../_components/page-end'

const path = '/outils'

export const generateMetadata = () => buildPageMetadata(path)

export default function ToolsPage() {
  return (
    <>
      <ToolHero words={toolsPage.hero}>
        <p>{site.whoPays}</p>
      </ToolHero>
      <ToolList
        brand={site.brand}
        tools={listTools(toolsPage.tools, pages)}
        shared={toolsPage.shared}
      />
      <PageEnd path={path}>
        <ContactEnd words={toolsPage.contactBand} />
      </PageEnd>
    </>
  )
}
