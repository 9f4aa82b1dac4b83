import type { Source } from '@/content/schema/parts'
import { classNames } from '@/lib/class-names'
import { Container } from '../ui/page-layout'
import { InlineText } from '../ui/inline-text'
import { TitledRow } from '../ui/titled-rows'
import './sources.css'

/** A document with its address, its language marked for screen readers. */
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
        className={classNames('sources', className)}
        firstColumn={firstColumn}
      >
        <SourceList
          className={classNames('columns', sources.length <= 3 && 'sources-short')}
          sources={sources}
        />
      </TitledRow>
    </Container>
  )
}
