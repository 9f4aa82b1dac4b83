import { PageTools } from '@/components/sections/page-tools'
import { AnswerReading } from '@/components/sections/tools/answer-reading'
import { Questionnaire } from '@/components/sections/tools/questionnaire'
import { SheetFoot, SheetHead } from '@/components/sections/tools/sheet-head'
import { ToolFront } from '@/components/sections/tools/tool-front'
import { ToolPage } from '@/components/sections/tools/tool-page'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { interfaceTexts } from '@/content/interface'
import { numbers } from '@/content/outils/numbers'
import { standing } from '@/content/outils/ou-en-etes-vous'
import { sheet } from '@/content/outils/sheet'
import { site } from '@/content/site'

const path = '/ou-en-etes-vous'

export const generateMetadata = () => buildMetadata({ path, ...standing.meta })

export default function StandingPage() {
  return (
    <ToolPage tool="ou-en-etes-vous">
      <SheetHead identity={site}>{sheet.blank}</SheetHead>
      <ToolFront words={standing.hero} needs={standing.needs} trail={sheet.allTools} />
      <Questionnaire words={standing} numbers={numbers} />
      <AnswerReading words={standing} whoPays={site.whoPays} labels={sheet} />
      <SheetFoot>{sheet.foot}</SheetFoot>
      <PageTools words={interfaceTexts} title={standing.meta.title} share />
      <StructuredData page={{ type: 'WebPage', path, meta: standing.meta }} />
    </ToolPage>
  )
}
