import type { Picture } from '@/content/pictures'
import { Frame } from '../ui/layout'
import { Entry } from './entry'
import type { EntryFacts } from './entry-facts'
import { EntryList } from './entry-list'
import css from './listing.module.css'
import { Years } from './years'

type Props = {
  articles: readonly EntryFacts[]
  fallback: Picture
  years: { title: string; list: readonly number[]; current: number }
}

/** The articles of one year, and the way to the others. */
export function YearEntries({ articles, fallback, years }: Props) {
  return (
    <div className={css.listing} data-lost-picture={fallback.fallback}>
      <Frame>
        <EntryList>
          {articles.map((article) => (
            <Entry key={article.path} article={article} />
          ))}
        </EntryList>
        <Years {...years} />
      </Frame>
    </div>
  )
}
