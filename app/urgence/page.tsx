import { CheckedDate, ToolPage } from '@/components/sections/tool-page'
import { UrgentBar, UrgentCases, UrgentHero } from '@/app/urgence/_components/urgent-numbers'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { checkedSince, numbers, toolLabels, urgent } from '@/content/words'
import { site } from '@/content/site'
import { PageEnd } from '../_components/page-end'

const path = '/urgence'
const day = (
  <CheckedDate
    words={toolLabels}
    checkedOn={checkedSince(Object.values(numbers))}
    writtenOn={urgent.writtenOn}
  />
)

export const generateMetadata = () => buildPageMetadata(path)

export default function UrgentPage() {
  return (
    <ToolPage tool="urgence" identity={site} day={day} foot={toolLabels.foot}>
      <UrgentHero words={urgent} numbers={numbers} />
      <UrgentCases
        words={urgent}
        numbers={numbers}
        whoPays={site.whoPays}
        day={day}
        email={site.email}
      />
      <PageEnd path={path} actions="share" />
      <UrgentBar words={urgent} numbers={numbers} />
    </ToolPage>
  )
}
