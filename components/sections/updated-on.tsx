import type { Day } from '@/content/schema/fields'
import { words } from '@/content/words'

/** The day on which the words of a page were last revised. */
export const UpdatedOn = ({ day: { text, iso } }: { day: Day }) => (
  <p className="small muted">
    {words.interfaceTexts.updated} <time dateTime={iso}>{text}</time>
  </p>
)
