import type { Picture } from '@/content/pictures'
import type { Blog } from '@/content/schemas'
import { Frame } from '../ui/layout'
import { SiteLink } from '../ui/site-link'
import { CategoryFilter } from './category-filter'
import { Entry } from './entry'
import { cardsAtOnce, type EntryFacts } from './entry-facts'
import { EntryList } from './entry-list'
import css from './listing.module.css'
import { MoreEntries, type MoreWords } from './more-entries'
import { PictureFallback } from './picture-fallback'

type Props = {
  words: Blog['filter']
  /** What the reader lives, in the order of the page. */
  moments: Blog['moments']
  /** Newest first. */
  articles: readonly (EntryFacts & { moment: string })[]
  /** Instead of a picture that does not come. */
  fallback: Picture
  more: { words: MoreWords; url: string; nextPage: string }
}

export function Listing({ words, moments, articles, fallback, more }: Props) {
  const [all, ...categories] = words.categories
  const countOf = (some: readonly EntryFacts[]) =>
    Object.fromEntries([
      [all, some.length],
      ...categories.map((category) => [category, some.filter((article) => article.category === category).length] as const),
    ])
  const shown = articles.slice(0, cardsAtOnce)
  const groups = moments
    .map((moment) => ({ ...moment, entries: shown.filter((article) => article.moment === moment.id) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className={css.listing}>
      <Frame>
        <CategoryFilter words={words} counts={countOf(articles)} />
        <div className={css.moments}>
          {groups.map(({ id, title, entries }, at) => (
            <section key={id} className={css.moment} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <EntryList>
                {entries.map((article, index) => (
                  <Entry key={article.path} article={article} wide={at === 0 && index === 0} heading="h3" />
                ))}
              </EntryList>
            </section>
          ))}
        </div>
        {articles.length > shown.length && (
          <EntryList>
            <MoreEntries {...more} all={all} totals={countOf(articles)} shown={countOf(shown)} />
          </EntryList>
        )}
        <p className={css.empty}>
          {words.empty.text} <SiteLink href={words.empty.link.href}>{words.empty.link.label}</SiteLink>.
        </p>
      </Frame>
      <PictureFallback of={fallback} />
    </div>
  )
}
