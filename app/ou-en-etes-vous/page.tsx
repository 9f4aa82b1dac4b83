import { ToolIsland } from '@/components/islands/island'
import { PageTools } from '@/components/sections/page-tools'
import { AnswerReading } from '@/components/sections/tools/answer-reading'
import { FirstCalls } from '@/components/sections/tools/first-calls'
import { Questionnaire, Stored } from '@/components/sections/tools/questionnaire'
import { SheetDay } from '@/components/sections/tools/sheet-day'
import { SheetFoot, SheetHead } from '@/components/sections/tools/sheet-head'
import { StandingResult } from '@/components/sections/tools/standing-result'
import { StandingReview } from '@/components/sections/tools/standing-review'
import { ToolHero } from '@/components/sections/tools/tool-hero'
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
      <SheetHead identity={site}>
        <SheetDay empty={sheet.blank} printed={sheet.printed} />
      </SheetHead>
      <ToolHero words={standing.hero} needs={standing.needs} trail={sheet.allTools} />
      <ToolIsland name="standing" lost={{ text: sheet.lost, call: interfaceTexts.callVerb, phone: site.phone }}>
        <Questionnaire words={standing} numbers={numbers} labels={sheet} />
        <FirstCalls words={standing} numbers={numbers} />
        <StandingReview words={standing} />
        <StandingResult words={standing} numbers={numbers} labels={sheet} whoPays={site.whoPays} />
        <AnswerReading words={standing} whoPays={site.whoPays} labels={sheet} />
        <Stored words={standing} labels={sheet} />
      </ToolIsland>
      <SheetFoot words={sheet.foot} />
      <PageTools words={interfaceTexts} title={standing.meta.title} share />
      <StructuredData page={{ type: 'WebPage', path, meta: standing.meta }} />
    </ToolPage>
  )
}
