import { Island } from '@/components/islands/island'
import NetCost from '@/components/net-cost/net-cost'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { ToolHero } from '@/components/sections/tool-hero'
import { PrintedDate } from '@/components/sections/tool-page'
import { fillTemplate } from '@/lib/fill-template'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words as siteWords } from '@/content/words'
import { netCostRules, currentRules } from '@/content/tax-rules'
import { site } from '@/content/site'
import { Page } from '../_shared/page'
import { RuleSources } from './_components/rule-sources'
import { Worksheet } from './_components/worksheet'
import { describeLoadError } from '../_shared/load-error'

const path = '/cout-net'
const { meta: _meta, hero, updatedOn, worksheet: _worksheet, ...words } = siteWords.netCostPage
const { errorPrefix, unstored } = siteWords.toolLabels
const { clearData } = siteWords.interfaceTexts

export const generateMetadata = () => buildPageMetadata(path)

export default function NetCostPage() {
  return (
    <Page
      path={path}
      hasOfflineCopy
      tool={{
        name: 'cout-net',
        printHeader: (
          <PrintedDate empty={fillTemplate(words.result.rulesOf, { year: currentRules.year })} />
        ),
      }}
      actions="printAndShare"
    >
      <ToolHero words={hero} isTool isCompact>
        <div className="screen-only" data-force-light="">
          <InkDrawing name="cout-net" brand={site.brand} />
        </div>
      </ToolHero>
      <Island
        name="net-cost"
        component={NetCost}
        props={{
          rules: netCostRules,
          words,
          labels: { errorPrefix, unstored },
          clearData: { ...clearData, question: clearData.residences },
          phone: siteWords.phoneNumbers.taxCredit,
          whoPays: site.whoPays,
        }}
        loadError={describeLoadError(siteWords.toolLabels.loadError)}
        isLoadErrorAbove
        load="idle"
        printFallback={<Worksheet />}
      />
      <RuleSources updatedOn={updatedOn} />
    </Page>
  )
}
