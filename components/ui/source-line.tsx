type Props = {
  title: string
  /** The language of the title, when it is not ours. */
  lang?: string | undefined
  /** What we add to the title, in French. */
  about?: string | undefined
  publisher: string
  url: string
}

/** A document with its address: a screen reader says a foreign title in its own language, and the rest in ours. */
export function SourceLine({ title, lang, about, publisher, url }: Props) {
  return (
    <>
      <a href={url}>
        {lang === undefined ? title : <span lang={lang}>{title}</span>}
        {about !== undefined && ` (${about})`}
      </a>
      , {publisher}
    </>
  )
}
