import { notFound } from 'next/navigation'
import { SitePage } from '../../_shared/site-page'
import { SheetBody } from '@/components/sheet/sheet-body'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { CompactContact } from '@/components/sections/contact-band'
import { Sources } from '@/components/sections/sources'
import { ToolHero } from '@/components/sections/tool-hero'
import { FilledBy } from '@/components/sections/printable-tool'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { sheets } from '@/content/sheets'
import { site } from '@/content/site'
import { words } from '@/content/words'

const labels = words.toolLabels.sheet

const findSheet = (name: string) => sheets.find((sheet) => sheet.name === name) ?? notFound()

type Props = { params: Promise<{ name: string }> }

export const dynamicParams = false

export const generateStaticParams = () => sheets.map(({ name }) => ({ name }))

export const generateMetadata = async ({ params }: Props) =>
  buildPageMetadata(findSheet((await params).name).path)

export default async function SheetPage({ params }: Props) {
  const sheet = findSheet((await params).name)
  const { path, title, why, who, time, isWide, updatedOn } = sheet
  return (
    <SitePage
      path={path}
      hasOfflineCopy
      tool={{ name: 'feuille', isLandscape: isWide, printHeader: <FilledBy /> }}
      actions="printFirst"
      contact={
        <div className="screen-only">
          <CompactContact words={sheet.contactBand} />
        </div>
      }
    >
      <ToolHero
        words={{ title, lead: why }}
        needs={[
          { title: labels.who, text: who },
          { title: labels.time, text: time },
        ]}
        areNeedsPrinted={false}
        isTool
        hasWideDrawing={isWide}
        updatedOn={updatedOn}
      >
        <InkDrawing
          className="screen-only"
          name={isWide ? 'feuille-large' : 'feuille'}
          brand={site.brand}
        />
      </ToolHero>
      <SheetBody sheet={sheet} />
      <Sources
        className="sheet-body-sources"
        title={words.interfaceTexts.sources}
        sources={sheet.sources}
      />
    </SitePage>
  )
}
