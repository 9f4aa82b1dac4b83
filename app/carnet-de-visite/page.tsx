import { PageTools } from '@/components/sections/page-tools'
import { NotebookSheet } from '@/components/sections/tools/notebook-sheet'
import { SheetFoot, SheetHead } from '@/components/sections/tools/sheet-head'
import { ToolFront } from '@/components/sections/tools/tool-front'
import { ToolPage } from '@/components/sections/tools/tool-page'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { interfaceTexts } from '@/content/interface'
import { notebookPage } from '@/content/outils/carnet-de-visite'
import { sheet } from '@/content/outils/sheet'
import { site } from '@/content/site'

const path = '/carnet-de-visite'

export const generateMetadata = () => buildMetadata({ path, ...notebookPage.meta })

export default function NotebookPage() {
  return (
    <ToolPage tool="carnet-de-visite" landscape>
      <SheetHead identity={site}>{sheet.blank}</SheetHead>
      <ToolFront words={notebookPage.hero} needs={notebookPage.needs} trail={sheet.allTools} />
      <NotebookSheet words={notebookPage} />
      <SheetFoot>{sheet.foot}</SheetFoot>
      <PageTools words={interfaceTexts} title={notebookPage.meta.title} share />
      <StructuredData page={{ type: 'WebPage', path, meta: notebookPage.meta }} />
    </ToolPage>
  )
}
