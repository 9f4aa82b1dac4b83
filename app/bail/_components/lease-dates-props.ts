import type { IslandProps } from '@/components/islands/island-registry'
import { calendar } from '@/content/calendar'
import { leaseFigures } from '@/content/lease-figures'
import { words } from '@/content/words'

export const buildLeaseDatesProps = (): IslandProps<'lease-dates'> => ({
  words: words.leasePage.dates,
  errorPrefix: words.toolLabels.errorPrefix,
  closedDays: calendar.closedDays,
  assignmentAnswerDays: leaseFigures.assignmentAnswer.days,
})
