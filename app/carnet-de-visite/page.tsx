import { ToolIsland } from '@/components/islands/island'
import { kept, keyOf } from '@/components/islands/tools/keep'
import { fragmentStart } from '@/components/islands/notebook/notebook-data'
import { PageTools } from '@/components/sections/page-tools'
import { NotebookBack } from '@/components/sections/tools/notebook-back'
import { NotebookForm } from '@/components/sections/tools/notebook-form'
import { NotebookSheet } from '@/components/sections/tools/notebook-sheet'
import { SheetDay } from '@/components/sections/tools/sheet-day'
import { SheetFoot, SheetHead } from '@/components/sections/tools/sheet-head'
import { ToolHero } from '@/components/sections/tools/tool-hero'
import { ToolPage } from '@/components/sections/tools/tool-page'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { interfaceTexts } from '@/content/interface'
import { notebookPage } from '@/content/outils/carnet-de-visite'
import { sheet } from '@/content/outils/sheet'
import { site } from '@/content/site'
import { sentenceOf } from '@/content/title'

const path = '/carnet-de-visite'
const { cells, facts, marks, messages, received, sheet: paper, tallies } = notebookPage

export const generateMetadata = () => buildMetadata({ path, ...notebookPage.meta })

export default function NotebookPage() {
  return (
    <ToolPage tool="carnet-de-visite" landscape>
      <SheetHead identity={site}>
        <strong>{sentenceOf(notebookPage.hero.title)}</strong> · <SheetDay empty={sheet.blank} printed={sheet.printed} />
      </SheetHead>
      <ToolHero words={notebookPage.hero} needs={notebookPage.needs} trail={sheet.allTools} />
      <ToolIsland
        name="notebook"
        props={{ cells, facts, marks, messages, received, sheet: paper, tallies }}
        lost={{ text: notebookPage.lost, call: interfaceTexts.callVerb, phone: site.phone }}
        kept={keyOf(kept.notebook)}
        fragment={fragmentStart}
      >
        <NotebookForm words={notebookPage} labels={sheet} />
        <NotebookSheet words={notebookPage} />
      </ToolIsland>
      <SheetFoot words={sheet.foot} />
      <NotebookBack title={paper.filled.back} />
      <PageTools words={interfaceTexts} title={notebookPage.meta.title} share />
      <StructuredData page={{ type: 'WebPage', path, meta: notebookPage.meta }} />
    </ToolPage>
  )
}
