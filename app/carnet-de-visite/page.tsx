import { Island } from '@/components/islands/island'
import VisitNotebook from '@/components/visit-notebook/visit-notebook'
import { PrintedNotebook } from '@/components/visit-notebook/printed-notebook'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { ToolHero } from '@/components/sections/tool-hero'
import { FilledBy, PrintedDate } from '@/components/sections/printable-tool'
import { CompactContact } from '@/components/sections/contact-band'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { site } from '@/content/site'
import { SitePage } from '../_shared/site-page'
import { describeLoadError } from '../_shared/load-error'
import { buildVisitNotebookProps } from './_components/visit-notebook-props'

const path = '/carnet-de-visite'

export const generateMetadata = () => buildPageMetadata(path)

export default function VisitNotebookPage() {
  return (
    <SitePage
      path={path}
      hasOfflineCopy
      tool={{
        name: 'carnet-de-visite',
        isLandscape: true,
        printHeader: (
          <>
            <strong>{words.notebookPage.hero.title}</strong> · <PrintedDate /> · <FilledBy />
          </>
        ),
      }}
      contact={
        <div className="screen-only">
          <CompactContact words={words.notebookPage.contactBand} />
        </div>
      }
    >
      <ToolHero
        words={words.notebookPage.hero}
        needs={words.notebookPage.needs}
        isTool
        hasWideDrawing
      >
        <InkDrawing name="carnet-de-visite" brand={site.brand} className="screen-only" />
      </ToolHero>
      <Island
        name="visit-notebook"
        component={VisitNotebook}
        props={buildVisitNotebookProps()}
        loadError={describeLoadError(words.notebookPage.loadError)}
        isLoadErrorAbove
        load="idle"
        printFallback={<PrintedNotebook words={words.notebookPage} />}
      />
    </SitePage>
  )
}
