import { Island } from '@/components/islands/island'
import VisitNotebook from '@/components/visit-notebook/visit-notebook'
import { PrintedNotebook } from '@/components/visit-notebook/printed-notebook'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { ToolHero } from '@/components/sections/tool-hero'
import { FilledBy, PrintedDate } from '@/components/sections/tool-page'
import { CompactContact } from '@/components/sections/contact-band'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words as siteWords } from '@/content/words'
import { site } from '@/content/site'
import { Page } from '../_shared/page'
import { describeLoadError } from '../_shared/load-error'

const path = '/carnet-de-visite'
const { meta: _meta, hero, needs, loadError, ...words } = siteWords.notebookPage

const { clearData } = siteWords.interfaceTexts

export const generateMetadata = () => buildPageMetadata(path)

export default function VisitNotebookPage() {
  return (
    <Page
      path={path}
      hasOfflineCopy
      tool={{
        name: 'carnet-de-visite',
        isLandscape: true,
        printHeader: (
          <>
            <strong>{hero.title}</strong> · <PrintedDate /> · <FilledBy />
          </>
        ),
      }}
      contact={
        <div className="screen-only">
          <CompactContact words={words.contactBand} />
        </div>
      }
    >
      <ToolHero words={hero} needs={needs} isTool>
        <InkDrawing name="carnet-de-visite" brand={site.brand} className="screen-only" />
      </ToolHero>
      <Island
        name="visit-notebook"
        component={VisitNotebook}
        props={{
          words,
          clearData: { ...clearData, question: clearData.residences },
        }}
        loadError={describeLoadError(loadError)}
        isLoadErrorAbove
        load="idle"
        printFallback={<PrintedNotebook words={words} />}
      />
    </Page>
  )
}
