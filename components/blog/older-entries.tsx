import type { Picture } from '@/content/pictures'
import { Frame } from '../ui/layout'
import { SiteLink } from '../ui/site-link'
import { Entry } from './entry'
import type { EntryFacts } from './entry-facts'
import { EntryList } from './entry-list'
import css from './listing.module.css'
import { PictureFallback } from './picture-fallback'

type Props = {
  words: { turn: string; newer: string; older: string }
  articles: readonly EntryFacts[]
  fallback: Picture
  newerPage: string
  olderPage: string | undefined
}

/** A page of older articles: what « Montrer la suite » leads to without a script, and how search engines reach every article. */
export function OlderEntries({ words, articles, fallback, newerPage, olderPage }: Props) {
  return (
    <div className={css.listing}>
      <Frame>
        <EntryList>
          {articles.map((article) => (
            <Entry key={article.path} article={article} />
          ))}
        </EntryList>
        <nav className={css.turn} aria-label={words.turn}>
          <SiteLink href={newerPage}>{words.newer}</SiteLink>
          {olderPage !== undefined && <SiteLink href={olderPage}>{words.older}</SiteLink>}
        </nav>
      </Frame>
      <PictureFallback of={fallback} />
    </div>
  )
}
