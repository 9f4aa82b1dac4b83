import type { ReactNode } from 'react'
import { TitledBand } from '../ui/page-layout'

type Props = {
  words: { title: string; text: string }
  titleId: string
  tone?: 'card'
  /** The fields in which a visitor enters a hypothesis. */
  fields: ReactNode
  /** True while nothing can be computed from the fields. */
  isEmpty: boolean
  /** The figures computed from the fields. */
  children: ReactNode
}

/** A band under the result that compares it with a hypothesis. */
export const ComparisonBand = ({ words, fields, isEmpty, children, ...band }: Props) => (
  <TitledBand
    {...band}
    title={words.title}
    belowTitle={<p className="lead">{words.text}</p>}
    className="net-cost-result-band net-cost-result-comparison"
    data-empty={isEmpty ? '' : undefined}
  >
    <div className="net-cost-result-costs" role="group" aria-labelledby={band.titleId}>
      {fields}
    </div>
    {children}
  </TitledBand>
)
