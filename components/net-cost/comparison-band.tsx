import type { ReactNode } from 'react'
import { TitledBand } from '../ui/page-grid'

type Props = {
  title: string
  titleId: string
  text: string
  tone?: 'sheet'
  /** What the visitor may suppose. */
  fields: ReactNode
  /** Nothing is computed from the fields yet. */
  isEmpty: boolean
  /** What is computed from them. */
  children: ReactNode
}

/** Under a result: what another supposition makes of it. */
export const ComparisonBand = ({ text, fields, isEmpty, children, ...band }: Props) => (
  <TitledBand
    {...band}
    belowTitle={<p className="lead">{text}</p>}
    className="band comparison"
    data-empty={isEmpty ? '' : undefined}
  >
    <div className="costs" role="group" aria-labelledby={band.titleId}>
      {fields}
    </div>
    {children}
  </TitledBand>
)
