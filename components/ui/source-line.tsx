import { Sentence } from './sentence'

type Props = {
  title: string
  /** The language of the title, when it is not ours. */
  lang?: string | undefined
  /** What we add to the title, in French. */
  about?: string | undefined
  publisher: string
  /** The English journal where a study appeared, then its volume and its year. */
  journal?: string | undefined
  issue?: string | undefined
  url: string
}

/** A document with its address: a screen reader says a foreign title and an English journal in their own language, the rest in ours. */
export function SourceLine({ title, lang, about, publisher, journal, issue, url }: Props) {
  return (
    <>
      <a href={url}>
        {lang === undefined ? <Sentence of={title} /> : <span lang={lang}>{title}</span>}
        {about !== undefined && ` (${about})`}
      </a>
      , <Sentence of={publisher} />
      {journal !== undefined && (
        <>
          , <span lang="en">{journal}</span>
        </>
      )}
      {issue !== undefined && `, ${issue}`}
    </>
  )
}
