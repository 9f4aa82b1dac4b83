import { ToolIsland } from '@/components/islands/island'
import { kept, keyOf } from '@/components/islands/tools/keep'
import { PageTools } from '@/components/sections/page-tools'
import { NetCostForm } from '@/components/sections/tools/net-cost-form'
import { NetCostResult } from '@/components/sections/tools/net-cost-result'
import { RuleSources } from '@/components/sections/tools/rule-sources'
import { SheetDay } from '@/components/sections/tools/sheet-day'
import { SheetFoot, SheetHead } from '@/components/sections/tools/sheet-head'
import { ToolHero } from '@/components/sections/tools/tool-hero'
import { ToolPage } from '@/components/sections/tools/tool-page'
import { Worksheet } from '@/components/sections/tools/worksheet'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { interfaceTexts } from '@/content/interface'
import { checkedSince } from '@/content/outils/checked'
import { netCostPage } from '@/content/outils/cout-net'
import { numbers } from '@/content/outils/numbers'
import { netCostRules, printedSources, rateOfYear, rules } from '@/content/outils/rules'
import { sheet } from '@/content/outils/sheet'
import { site } from '@/content/site'

const path = '/cout-net'
const { rent, year } = rules.officialExample
const { result, removal, home } = netCostPage

export const generateMetadata = () => buildMetadata({ path, ...netCostPage.meta })

export default function NetCostPage() {
  return (
    <ToolPage tool="cout-net">
      <SheetHead identity={site}>
        <SheetDay empty={result.rulesOf} printed={sheet.printed} />
      </SheetHead>
      <ToolHero words={netCostPage.hero} needs={netCostPage.needs} trail={sheet.allTools} />
      <ToolIsland
        name="net-cost"
        props={{
          rules: netCostRules,
          words: {
            rules: result.rules,
            netNote: result.netNote,
            atLeast: result.atLeast,
            status: result.status,
            hidden: result.hidden,
            foot: result.foot,
            removal: { caption: removal.caption, says: removal.says, saysMore: removal.saysMore },
            home: { status: home.status },
          },
        }}
        lost={{ text: sheet.lost, call: interfaceTexts.callVerb, phone: site.phone }}
        kept={keyOf(kept.netCost)}
      >
        <NetCostForm words={netCostPage.form} labels={sheet} />
        <Worksheet
          words={netCostPage}
          rules={netCostRules}
          official={{ rent, year, rate: rateOfYear(year) }}
          phone={numbers.taxCredit}
          builtOn={new Date()}
        />
        <NetCostResult words={netCostPage} labels={sheet} phone={numbers.taxCredit} whoPays={site.whoPays} />
      </ToolIsland>
      <RuleSources
        title={interfaceTexts.sources}
        inShort={result.sources}
        sources={printedSources}
        checked={{ label: sheet.checked, day: checkedSince(printedSources) }}
      />
      <SheetFoot words={sheet.foot} />
      <PageTools words={interfaceTexts} title={netCostPage.meta.title} share />
      <StructuredData page={{ type: 'WebPage', path, meta: netCostPage.meta }} />
    </ToolPage>
  )
}
