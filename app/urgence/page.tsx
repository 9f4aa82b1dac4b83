import { UrgentBar, UrgentCases, UrgentHero } from './_components/urgent-numbers'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { words } from '@/content/words'
import { findOldestCheck } from '@/lib/oldest-check'
import { SitePage } from '../_shared/site-page'

const path = '/urgence'

// The day of the last check, once a person has checked every number; until then, the day on which
// the text was written.
const checkedOn = findOldestCheck(Object.values(words.phoneNumbers))
const { iso, text } = checkedOn ?? words.urgentPage.writtenOn
const day = (
  <>
    {checkedOn ? words.toolLabels.checked : words.toolLabels.written}{' '}
    <time dateTime={iso}>{text}</time>
  </>
)

export const generateMetadata = () => buildPageMetadata(path)

export default function UrgentPage() {
  return (
    <SitePage
      path={path}
      without={['notice', 'popup']}
      hasOfflineCopy
      tool={{ name: 'urgence', printHeader: day }}
      actions="printAndShare"
      bar={<UrgentBar />}
    >
      <UrgentHero />
      <UrgentCases day={day} />
    </SitePage>
  )
}
