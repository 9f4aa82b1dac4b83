import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { Sentence } from './sentence'
import './page-grid.css'

type Props = HTMLAttributes<HTMLElement>

/** The width of the page and its edges. */
export function Container({ className, ...rest }: Props) {
  return <div {...rest} className={classNames('ui-frame', className)} />
}

export type Tone = 'paper' | 'sheet' | 'deep' | 'voice'

/** A band of the page, on one of the papers. `deep` also turns words and links to light. */
export function Band({ tone = 'paper', className, ...rest }: Props & { tone?: Tone }) {
  return <section {...rest} className={classNames('ui-band', className)} data-tone={tone} />
}

/** Twelve columns on a wide page, one on a phone. Each child says where it stands with <Cell>. */
export function Grid({
  as: Tag = 'div',
  className,
  ...rest
}: Props & { as?: 'div' | 'section' | 'nav' }) {
  return <Tag {...rest} className={classNames('ui-grid', className)} />
}

/** Those that a page uses; layout.css has a rule for each. */
type CellProps = Props & {
  from: 1 | 4 | 5 | 6 | 7 | 8 | 9
  to: 3 | 4 | 5 | 6 | 7 | 8 | 12
  hang?: boolean
}

/** From one column to another, both counted: <Cell from={5} to={12}>. `hang` keeps a title in the margin while its matter scrolls. */
export function Cell({ from, to, hang = false, className, ...rest }: CellProps) {
  return (
    <div
      {...rest}
      className={classNames('ui-cell', className)}
      data-from={from}
      data-to={to}
      data-sticky={hang ? '' : undefined}
    />
  )
}

type TitledProps = Omit<Props, 'title'> & {
  title: string
  titleId?: string
  tone?: Tone
  hang?: boolean
  /** What stands under the title. */ under?: ReactNode
}

/** A band with its title in the margin and its matter beside it. `hang` as for a cell. */
export function TitledBand({
  title,
  titleId,
  hang = false,
  under,
  children,
  ...band
}: TitledProps) {
  return (
    <Band {...band}>
      <Container>
        <Grid>
          <Cell from={1} to={4} hang={hang}>
            <h2 id={titleId}>
              <Sentence of={title} />
            </h2>
            {under}
          </Cell>
          <Cell from={5} to={12}>
            {children}
          </Cell>
        </Grid>
      </Container>
    </Band>
  )
}
