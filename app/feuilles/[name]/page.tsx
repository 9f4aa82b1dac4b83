import { notFound } from 'next/navigation'
import { PageEnd } from '../../_components/page-end'
import { PrintTextSizeInputs, PrintTextSizeLabels } from '@/components/sheet/print-text-size'
import { SheetPart } from '@/components/sheet/sheet-parts'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { ToolHero } from '@/components/sections/tool-hero'
import { ToolPage } from '@/components/sections/tool-page'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { Container } from '@/components/ui/page-grid'
import { InlineTexts } from '@/components/ui/inline-text'
import { Sources } from '@/components/ui/titled-rows'
import { sheets } from '@/content/sheets'
import { site } from '@/content/site'
import { interfaceTexts, toolLabels } from '@/content/words'
import css from '@/components/sheet/sheet.module.css'
import '@/components/ui/paper-card.css'
import '@/components/sheet/sheet-print.css'

const labels = toolLabels.sheet

const findSheet = (name: string) => sheets.find((sheet) => sheet.name === name) ?? notFound()

type Props = { params: Promise<{ name: string }> }

export const dynamicParams = false

export const generateStaticParams = () => sheets.map(({ name }) => ({ name }))

export const generateMetadata = async ({ params }: Props) =>
  buildPageMetadata(findSheet((await params).name).path)

export default async function SheetPage({ params }: Props) {
  const sheet = findSheet((await params).name)
  const { path, title, why, who, time, isWide, updatedOn, readBy } = sheet
  return (
    <ToolPage
      tool="feuille"
      isLandscape={isWide}
      beforePrintHeader={<PrintTextSizeInputs />}
      printHeader={who}
    >
      <ToolHero
        words={{ title, lead: why }}
        needs={[
          { title: labels.who, text: who },
          { title: labels.time, text: time },
        ]}
        isTool
        updatedOn={updatedOn}
        afterLead={<PrintTextSizeLabels />}
      >
        <InkDrawing
          className="screen-only"
          name={isWide ? 'feuille-large' : 'feuille'}
          brand={site.brand}
        />
      </ToolHero>
      <Container className="page-body">
        <p className="callout screen-only">{labels.lost}</p>
        <div className={`${css.form} paper-card`} data-sheet={isWide ? 'wide' : 'upright'}>
          <InlineTexts texts={sheet.notes} />
          {sheet.parts.map((part, index) => (
            <SheetPart key={part.title} part={part} id={`partie-${index + 1}`} isWide={isWide} />
          ))}
          <InlineTexts texts={sheet.closingNotes} />
          {readBy && (
            <p className="small">
              {labels.readBy} {readBy}
            </p>
          )}
        </div>
      </Container>
      <Sources title={interfaceTexts.sources} sources={sheet.sources} />
      <PageEnd path={path} actions="printAndShare" />
    </ToolPage>
  )
}
