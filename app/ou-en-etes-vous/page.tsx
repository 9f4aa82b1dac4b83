import { Island } from '@/components/islands/island'
import NeedsAssessment from '@/components/needs-assessment/needs-assessment'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { ToolHero } from '@/components/sections/tool-hero'
import { PrintedDate } from '@/components/sections/printable-tool'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { SitePage } from '../_shared/site-page'
import { AnswerReading } from './_components/answer-reading'
import { buildNeedsAssessmentProps } from './_components/needs-assessment-props'
import { describeLoadError } from '../_shared/load-error'

const path = '/ou-en-etes-vous'

export const generateMetadata = () => buildPageMetadata(path)

export default function NeedsAssessmentPage() {
  return (
    <SitePage
      path={path}
      tool={{ name: 'ou-en-etes-vous', printHeader: <PrintedDate /> }}
      actions="printAndShare"
    >
      <ToolHero words={words.needsAssessmentPage.hero} isTool hasBoldDrawing>
        <InkDrawing name="portes" viewBox="0 30 620 270" className="screen-only" />
      </ToolHero>
      <Island
        name="needs-assessment"
        component={NeedsAssessment}
        props={buildNeedsAssessmentProps()}
        loadError={describeLoadError(words.toolLabels.loadError)}
        isLoadErrorAbove
        load="idle"
      />
      <AnswerReading />
    </SitePage>
  )
}
