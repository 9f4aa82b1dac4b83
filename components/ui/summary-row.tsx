import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'
import './summary-row.css'

/** The title of a <details>, after a plus sign that becomes a minus sign while it is open. */
export const SummaryRow = ({ className, children, ...rest }: ComponentProps<'summary'>) => (
  <summary {...rest} className={classNames('summary-row', className)}>
    <svg className="summary-row-icon screen-only" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M1 12h22" />
      <path d="M12 1v22" />
    </svg>
    {children}
  </summary>
)
