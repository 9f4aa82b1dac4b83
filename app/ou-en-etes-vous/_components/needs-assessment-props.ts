import type { IslandProps } from '@/components/islands/island-registry'
import { site } from '@/content/site'
import { words } from '@/content/words'

export const buildNeedsAssessmentProps = (): IslandProps<'needs-assessment'> => ({
  words: words.needsAssessmentPage,
  numbers: words.phoneNumbers,
  labels: words.toolLabels,
  clearData: words.interfaceTexts.clearData,
  whoPays: site.whoPays,
  quickExit: words.urgentPage.quickExit,
})
