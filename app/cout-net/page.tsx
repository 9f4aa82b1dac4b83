import { Island } from '@/components/islands/island'
import NetCost from '@/components/net-cost/net-cost'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { ToolHero } from '@/components/sections/tool-hero'
import { PrintedDate } from '@/components/sections/printable-tool'
import { fillTemplate } from '@/lib/fill-template'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { currentRules } from '@/content/tax-rules'
import { site } from '@/content/site'
import { SitePage } from '../_shared/site-page'
import { buildNetCostProps } from './_components/net-cost-props'
import { RuleSources } from './_components/rule-sources'
import { Worksheet } from './_components/worksheet'
import { describeLoadError } from '../_shared/load-error'

const path = '/cout-net'
const { hero, updatedOn, result } = words.netCostPage

export const generateMetadata = () => buildPageMetadata(path)

export default function NetCostPage() {
  return (
    <SitePage
      path={path}
      hasOfflineCopy
      tool={{
        name: 'cout-net',
        printHeader: (
          <PrintedDate empty={fillTemplate(result.rulesOf, { year: currentRules.year })} />
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
        props={buildNetCostProps()}
        loadError={describeLoadError(words.toolLabels.loadError)}
        isLoadErrorAbove
        load="idle"
        printFallback={<Worksheet />}
      />
      <RuleSources updatedOn={updatedOn} />
    </SitePage>
  )
}
