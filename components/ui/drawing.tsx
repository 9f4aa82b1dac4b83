import type { ReactNode } from 'react'
import { classNames } from './class-names'
import './drawing.css'

type Props = { viewBox: string; className?: string | undefined; children: ReactNode }

/** A drawing in the hand of the house: an ink edge, and fills named by `data-fill`. The words beside it say what it shows. */
export function Drawing({ viewBox, className, children }: Props) {
  return (
    <svg className={classNames('ui-drawing', className)} viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  )
}
