import { Island } from '@/components/ui/island'
import VisitNotebook from '@/components/visit-notebook/visit-notebook'
import { PrintedNotebook } from '@/components/visit-notebook/printed-notebook'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { ToolHero } from '@/components/sections/tool-hero'
import { PrintedDate, ToolPage } from '@/components/sections/tool-page'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts, notebookPage, toolLabels } from '@/content/words'
import { site } from '@/content/site'
import { PageEnd } from '../_components/page-end'

const path = '/carnet-de-visite'
const { meta: _meta, hero, needs, loadError, ...words } = notebookPage

export const generateMetadata = () => buildPageMetadata(path)

export default function VisitNotebookPage() {
  return (
    <ToolPage
      tool="carnet-de-visite"
      identity={site}
      day={
        <>
          <strong>{hero.title}</strong> ·{' '}
          <PrintedDate empty={toolLabels.blank} printed={toolLabels.printed} />
        </>
      }
    >
      <ToolHero words={hero} needs={needs} trail={toolLabels.allTools}>
        <InkDrawing
          sheet="tools"
          name="carnet-de-visite"
          brand={site.brand}
          className="screen-only"
        />
      </ToolHero>
      <Island
        name="visit-notebook"
        component={VisitNotebook}
        props={{ words, clearData: interfaceTexts.clearData, foot: toolLabels.foot }}
        loadError={{ text: loadError, call: interfaceTexts.callVerb, phone: site.phone }}
        loadErrorAbove
        load="idle"
        printFallback={<PrintedNotebook words={words} foot={toolLabels.foot} />}
      />
      <PageEnd path={path} />
    </ToolPage>
  )
}
