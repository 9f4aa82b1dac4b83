import { citedSources } from '@/content/tax-rules'
import { words } from '@/content/words'
import type { Day } from '@/content/schema/fields'
import { findOldestCheck } from '@/lib/oldest-check'
import { Container } from '@/components/ui/page-layout'
import { Sources } from '@/components/sections/sources'
import { UpdatedOn } from '@/components/sections/updated-on'
import { classNames } from '@/lib/class-names'
import './worksheet.css'

/** The source of each figure. Print has a short version, because paper has no links. */
export function RuleSources({ updatedOn }: { updatedOn: Day }) {
  const { sources: title } = words.interfaceTexts
  // The day is undefined until a person has compared every figure with its source.
  const day = findOldestCheck(citedSources)
  return (
    <>
      <div className="screen-only">
        <Sources title={title} sources={citedSources} />
      </div>
      <Container className={classNames('worksheet-sources', 'small')}>
        <p className="print-only">
          {title}
          {'\u00A0'}: {words.netCostPage.result.sources}
        </p>
        <UpdatedOn day={updatedOn} />
        {day && (
          <p>
            {words.toolLabels.checked} <time dateTime={day.iso}>{day.text}</time>
          </p>
        )}
      </Container>
    </>
  )
}
