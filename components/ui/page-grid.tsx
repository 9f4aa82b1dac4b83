import type { HTMLAttributes, ReactNode } from 'react'
import { getAnchor } from '@/lib/paths'
import { classNames } from '@/lib/class-names'
import { Sentence } from './sentence'
import './page-grid.css'

type Props = HTMLAttributes<HTMLElement>

/** A box of the page's width, with its side margins. */
export function Container({ className, ...rest }: Props) {
  return <div {...rest} className={classNames('ui-frame', className)} />
}

export type Tone = 'paper' | 'card' | 'deep' | 'voice'

/** A band of the page. `deep` is dark, with light text and links. */
export function Band({ tone = 'paper', className, ...rest }: Props & { tone?: Tone }) {
  return <section {...rest} className={classNames('ui-band', className)} data-tone={tone} />
}

/** Twelve columns on a wide page, one on a phone. Its children are <Cell>. */
export function Grid({
  as: Tag = 'div',
  className,
  ...rest
}: Props & { as?: 'div' | 'section' | 'nav' }) {
  return <Tag {...rest} className={classNames('ui-grid', className)} />
}

/** The columns that pages use: page-grid.css has a rule for each. */
type CellProps = Props & {
  from: 1 | 4 | 5 | 6 | 7 | 8 | 9
  to: 3 | 4 | 5 | 6 | 7 | 8 | 12
  sticky?: boolean
}

/**
 * A cell from one column to another, both included. `sticky` keeps a title in sight while its text
 * scrolls.
 */
export function Cell({ from, to, sticky, className, ...rest }: CellProps) {
  return (
    <div
      {...rest}
      className={classNames('ui-cell', className)}
      data-from={from}
      data-to={to}
      data-sticky={sticky ? '' : undefined}
    />
  )
}

/** A band under its title, across the page. Its anchor is made from its title. */
export function HeadedBand({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Band id={getAnchor(title)}>
      <Container>
        <h2>{title}</h2>
        {children}
      </Container>
    </Band>
  )
}

type TitledProps = Omit<Props, 'title'> & {
  title: string
  titleId?: string
  tone?: Tone
  belowTitle?: ReactNode
}

/**
 * A band with its title in the margin and its children beside it. Its anchor is made from its
 * title.
 */
export function TitledBand({ title, titleId, belowTitle, children, ...band }: TitledProps) {
  return (
    <Band id={getAnchor(title)} {...band}>
      <Container>
        <Grid>
          <Cell from={1} to={4} sticky>
            <h2 id={titleId}>
              <Sentence text={title} />
            </h2>
            {belowTitle}
          </Cell>
          <Cell from={5} to={12}>
            {children}
          </Cell>
        </Grid>
      </Container>
    </Band>
  )
}
