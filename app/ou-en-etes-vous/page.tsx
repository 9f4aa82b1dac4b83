import { Island } from '@/components/ui/island'
import Standing from '@/components/needs-assessment/needs-assessment'
import { Drawing } from '@/components/ui/ink-drawing'
import { AnswerReading } from '@/components/needs-assessment/answer-reading'
import { ToolHero } from '@/components/sections/tool-hero'
import { SheetDay, ToolPage } from '@/components/sections/tool-page'
import { buildMetadata } from '@/components/seo/build-metadata'
import { interfaceTexts, numbers, standing, sheet, urgent } from '@/content/words'
import { site } from '@/content/site'
import { PageEnd } from '../_components/page-end'

const path = '/ou-en-etes-vous'

export const generateMetadata = () => buildMetadata({ path, ...standing.meta })

export default function StandingPage() {
  return (
    <ToolPage tool="ou-en-etes-vous" identity={site} day={<SheetDay empty={sheet.blank} printed={sheet.printed} />} foot={sheet.foot}>
      <ToolHero words={standing.hero} trail={sheet.allTools}>
        <Drawing sheet="tools" name="portes" ownColours />
      </ToolHero>
      <Island
        name="standing"
        of={Standing}
        props={{ words: standing, numbers, labels: sheet, clearData: interfaceTexts.clearData, whoPays: site.whoPays, exit: urgent.leave }}
        loadError={{ text: sheet.lost, call: interfaceTexts.callVerb, phone: site.phone }}
        loadErrorAbove
        load="idle"
      />
      <AnswerReading words={standing} whoPays={site.whoPays} labels={sheet} />
      <PageEnd page={{ type: 'WebPage', path, meta: standing.meta }} tools="share" />
    </ToolPage>
  )
}
