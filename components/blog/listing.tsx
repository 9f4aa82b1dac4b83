import type { Picture } from '@/content/pictures'
import type { Blog } from '@/content/schemas'
import { Frame } from '../ui/layout'
import { SiteLink } from '../ui/site-link'
import { CategoryFilter } from './category-filter'
import { Entry } from './entry'
import type { EntryFacts } from './entry-facts'
import { EntryList } from './entry-list'
import css from './listing.module.css'
import { Years } from './years'

type Props = {
  words: Blog['filter']
  /** Newest first. */
  articles: readonly EntryFacts[]
  /** Instead of a picture that does not come. */
  fallback: Picture
  /** The pages that hold all articles, where the listing shows the newest alone. */
  years: { title: string; list: readonly number[] }
}

export function Listing({ words, articles, fallback, years }: Props) {
  const [, ...categories] = words.categories
  const empty = categories.filter((category) => articles.every((article) => article.category !== category))
  return (
    <div className={css.listing} data-lost-picture={fallback.fallback}>
      <Frame>
        <CategoryFilter words={words} empty={empty} />
        <EntryList>
          {articles.map((article, index) => (
            <Entry key={article.path} article={article} wide={index === 0} />
          ))}
        </EntryList>
        <p className={css.empty}>
          {words.empty.text} <SiteLink href={words.empty.link.href}>{words.empty.link.label}</SiteLink>.
        </p>
        <Years {...years} />
      </Frame>
    </div>
  )
}
