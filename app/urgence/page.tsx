import { Dated, SheetFoot, SheetHead } from '@/components/sections/tools/sheet-head'
import { ToolPage } from '@/components/sections/tools/tool-page'
import { UrgentBar } from '@/components/sections/tools/urgent-bar'
import { UrgentCases, UrgentLater } from '@/components/sections/tools/urgent-cases'
import { UrgentHero } from '@/components/sections/tools/urgent-hero'
import { buildMetadata } from '@/components/seo/build-metadata'
import { checkedSince } from '@/content/tools'
import { numbers, sheet, urgent } from '@/content/words'
import { site } from '@/content/site'
import { PageEnd } from '../page-end'

const path = '/urgence'
const dates = { words: sheet, checkedOn: checkedSince(Object.values(numbers)), writtenOn: urgent.writtenOn }

export const generateMetadata = () => buildMetadata({ path, ...urgent.meta })

export default function UrgentPage() {
  return (
    <ToolPage tool="urgence">
      <SheetHead identity={site}>
        <Dated {...dates} />
      </SheetHead>
      <UrgentHero words={urgent} numbers={numbers} />
      <UrgentCases words={urgent} numbers={numbers} whoPays={site.whoPays} />
      <UrgentLater words={urgent.later} email={site.email}>
        <Dated {...dates} />
      </UrgentLater>
      <SheetFoot words={sheet.foot} />
      <UrgentBar words={urgent} numbers={numbers} />
      <PageEnd page={{ type: 'WebPage', path, meta: urgent.meta }} tools="share" />
    </ToolPage>
  )
}
