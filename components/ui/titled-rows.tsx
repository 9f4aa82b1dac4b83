import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { Cell, Container, Grid } from './page-grid'
import { InlineText } from './inline-text'
import { InkDrawing } from './ink-drawing'
import css from './titled-rows.module.css'

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
      className={classNames(css.row, 'top-rule', className)}
      id={id}
      aria-labelledby={titleId}
    >
      <Cell
        className={`${css.head} cluster`}
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

type Source = {
  title: string
  url: string
  publisher: string
  /** What the document is about, where its title does not say so. */
  about?: string | undefined
  /** The language of the title. */
  lang?: 'en' | undefined
  /** The name of an English journal. */
  journal?: string | undefined
  issue?: string | undefined
}

/** A document with its address. English titles and journals are marked for screen readers. */
function SourceLine({ title, lang, about, publisher, journal, issue, url }: Source) {
  return (
    <>
      <a href={url}>
        {lang === undefined ? <InlineText text={title} /> : <span lang={lang}>{title}</span>}
        {about !== undefined && ` (${about})`}
      </a>
      , <InlineText text={publisher} />
      {journal !== undefined && (
        <>
          , <span lang="en">{journal}</span>
        </>
      )}
      {issue !== undefined && `, ${issue}`}
    </>
  )
}

type SourceListProps = { sources: readonly Source[]; title?: string; className?: string }

export const SourceList = ({ sources, title, className }: SourceListProps) => (
  <ul className={classNames('small muted', className)} role="list" aria-label={title}>
    {sources.map((source) => (
      <li key={source.title + source.url}>
        <SourceLine {...source} />
      </li>
    ))}
  </ul>
)

/** The sources of a page. */
export function Sources({
  title,
  sources,
  firstColumn,
  className,
}: {
  title: string
  sources: readonly Source[]
  firstColumn?: 4 | 5
  className?: string
}) {
  if (sources.length === 0) return null
  return (
    <Container>
      <TitledRow
        title={title}
        titleId="sources"
        titleClass="text-title"
        className={classNames(css.sources, className)}
        firstColumn={firstColumn}
      >
        <SourceList className="columns" sources={sources} />
      </TitledRow>
    </Container>
  )
}
