import type { HTMLAttributes, ReactNode } from 'react'
import { getAnchor } from '@/lib/paths'
import { classNames } from '@/lib/class-names'
import { InlineText } from './inline-text'
import './page-layout.css'

type Props = HTMLAttributes<HTMLElement>

/** A box of the page's width, with its side margins. */
export function Container({ className, ...rest }: Props) {
  return <div {...rest} className={classNames('page-layout-container', className)} />
}

/**
 * `contact` has its colours in contact-band.css. It is not `paper`, because two bands of paper share
 * the space between them.
 */
export type Tone = 'paper' | 'card' | 'dark' | 'contact'

/** A band of the page, with light text and links where it is `dark`. */
export function Band({ tone = 'paper', className, ...rest }: Props & { tone?: Tone }) {
  return (
    <section {...rest} className={classNames('page-layout-band', className)} data-tone={tone} />
  )
}

/** Twelve columns on a wide page, one on a phone, with <Cell> as children. */
export function Grid({
  as: Tag = 'div',
  className,
  ...rest
}: Props & { as?: 'div' | 'section' | 'nav' }) {
  return <Tag {...rest} className={classNames('page-layout-grid', className)} />
}

/** The columns that pages use: page-layout.css has a rule for each line between them. */
type Columns =
  | { firstColumn: 1; lastColumn: 3 | 4 | 5 | 6 | 7 | 8 }
  | { firstColumn: 4 | 5 | 6 | 7 | 8 | 9; lastColumn: 12 }

type CellProps = Props & Columns & { isSticky?: boolean }

/**
 * A cell from one column to another, both included. `isSticky` keeps a title in sight while its
 * text scrolls.
 */
export function Cell({ firstColumn, lastColumn, isSticky, className, ...rest }: CellProps) {
  const isAtEnd = lastColumn === 12
  return (
    <div
      {...rest}
      className={classNames('page-layout-cell', className)}
      data-side={isAtEnd ? 'end' : 'start'}
      data-line={isAtEnd ? firstColumn : lastColumn + 1}
      data-sticky={isSticky ? '' : undefined}
    />
  )
}

type HeadedProps = Omit<Props, 'title'> & { title: string; tone?: Tone }

/** A band under its title, across the page, with an anchor made from its title. */
export function HeadedBand({ title, children, ...band }: HeadedProps) {
  return (
    <Band id={getAnchor(title)} {...band}>
      <Container>
        <h2>{title}</h2>
        {children}
      </Container>
    </Band>
  )
}

type TitledProps = HeadedProps & {
  titleId?: string
  belowTitle?: ReactNode
}

/**
 * A band with its title in the margin and its children beside it, with an anchor made from its
 * title.
 */
export function TitledBand({ title, titleId, belowTitle, children, ...band }: TitledProps) {
  return (
    <Band id={getAnchor(title)} {...band}>
      <Container>
        <Grid>
          <Cell firstColumn={1} lastColumn={4} isSticky>
            <h2 id={titleId}>
              <InlineText text={title} />
            </h2>
            {belowTitle}
          </Cell>
          <Cell firstColumn={5} lastColumn={12}>
            {children}
          </Cell>
        </Grid>
      </Container>
    </Band>
  )
}
