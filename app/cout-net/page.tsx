import { Island } from '@/components/ui/island'
import NetCost from '@/components/net-cost/net-cost'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { ToolHero } from '@/components/sections/tool-hero'
import { PrintedDate, ToolPage } from '@/components/sections/tool-page'
import { RuleSources, Worksheet } from '@/components/net-cost/worksheet'
import { fillIn } from '@/lib/fill-in'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { UpdatedOn } from '@/components/ui/updated-on'
import { checkedSince, interfaceTexts, netCostPage, numbers, sheet } from '@/content/words'
import { netCostRules, printedRules, printedSources, rateOfYear, rules } from '@/content/rules'
import { site } from '@/content/site'
import { PageEnd } from '../_components/page-end'

const path = '/cout-net'
const { rent, year } = rules.officialExample
const { form, result, removal, home, otherHelp, refusals, changes } = netCostPage
const { toFix, refused } = sheet

export const generateMetadata = () => buildPageMetadata(path)

export default function NetCostPage() {
  return (
    <ToolPage
      tool="cout-net"
      identity={site}
      day={
        <PrintedDate
          empty={fillIn(result.rulesOf, { year: printedRules.year })}
          printed={sheet.printed}
        />
      }
      foot={sheet.foot}
    >
      <ToolHero
        words={netCostPage.hero}
        needs={netCostPage.needs}
        trail={sheet.allTools}
        updated={<UpdatedOn label={interfaceTexts.updated} day={netCostPage.updatedOn} />}
      >
        <InkDrawing sheet="tools" name="cout-net" brand={site.brand} ownColours />
      </ToolHero>
      <Island
        name="net-cost"
        component={NetCost}
        props={{
          rules: netCostRules,
          words: { form, result, removal, home, otherHelp, refusals, changes },
          labels: { toFix, refused },
          clearData: interfaceTexts.clearData,
          phone: numbers.taxCredit,
          whoPays: site.whoPays,
        }}
        loadError={{ text: sheet.lost, call: interfaceTexts.callVerb, phone: site.phone }}
        loadErrorAbove
        load="idle"
        printFallback={
          <Worksheet
            words={netCostPage}
            rules={printedRules}
            official={{ rent, year, rate: rateOfYear(year) }}
            phone={numbers.taxCredit}
            builtOn={new Date()}
          />
        }
      />
      <RuleSources
        title={interfaceTexts.sources}
        inShort={result.sources}
        sources={printedSources}
        checked={{ label: sheet.checked, day: checkedSince(printedSources) }}
      />
      <PageEnd path={path} actions="share" />
    </ToolPage>
  )
}
