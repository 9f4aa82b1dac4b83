import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { Cell, Grid } from './page-layout'
import { InlineText } from './inline-text'
import { InkDrawing } from './ink-drawing'
import './titled-rows.css'

type RowProps = {
  title: string
  titleId?: string
  as?: 'section' | 'nav'
  id?: string
  /** The column where the text begins. */
  firstColumn?: 4 | 5 | undefined
  /** A drawing of groups.svg before the title. */
  drawing?: string
  titleClass?: 'h3' | 'text-title'
  className?: string | undefined
  children: ReactNode
}

/** A small title in the margin under a heavy rule, with its children beside it. */
export function TitledRow({
  title,
  titleId,
  as = 'section',
  id,
  firstColumn = 5,
  drawing,
  titleClass = 'h3',
  className,
  children,
}: RowProps) {
  return (
    <Grid
      as={as}
      className={classNames('titled-rows-row', 'top-rule', className)}
      id={id}
      aria-labelledby={titleId}
    >
      <Cell
        className="titled-rows-head cluster"
        firstColumn={1}
        lastColumn={firstColumn === 5 ? 4 : 3}
        isSticky
      >
        {drawing !== undefined && <InkDrawing name={drawing} />}
        <h2 className={titleClass} id={titleId}>
          <InlineText text={title} />
        </h2>
      </Cell>
      <Cell firstColumn={firstColumn} lastColumn={12}>
        {children}
      </Cell>
    </Grid>
  )
}
