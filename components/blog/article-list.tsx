import type { Picture } from '@/content/pictures'
import type { Words } from '@/content/words'
import { Container } from '../ui/page-grid'
import { Picture as PictureElement } from '../ui/picture'
import { SiteLink } from '../ui/site-link'
import { CategoryFilter } from './category-filter'
import { ArticleCard, ArticleCardList, type ArticleCardFacts } from './article-card'
import css from './article-list.module.css'

type Props = {
  words: Words['blog']['filter']
  /** The headings of the list, in the order of the page. */
  moments: Words['blog']['moments']
  /** Newest first. */
  articles: readonly (ArticleCardFacts & { moment: string })[]
  /** Replaces a picture that fails to load. */
  fallback: Picture
  emptyPicture: Picture
}

export function ArticleList({ words, moments, articles, fallback, emptyPicture }: Props) {
  const [all] = words.categories
  const countOf = (category: string) =>
    (category === all ? articles : articles.filter((article) => article.category === category))
      .length
  const groups = moments
    .map((moment) => ({
      ...moment,
      entries: articles.filter((article) => article.moment === moment.id),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className={css.listing} data-image-fallback={fallback.fallback}>
      <Container>
        <CategoryFilter words={words} countOf={countOf} />
        <div className={css.moments}>
          {groups.map(({ id, title, entries }, at) => (
            <section key={id} className={css.moment} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <ArticleCardList>
                {entries.map((article, index) => (
                  <ArticleCard
                    key={article.path}
                    article={article}
                    wide={at === 0 && index === 0}
                  />
                ))}
              </ArticleCardList>
            </section>
          ))}
        </div>
        <div className={css.empty}>
          <PictureElement
            picture={emptyPicture}
            sizes="(min-width: 60rem) 44rem, 93vw"
            ratio="3 / 2"
            decorative
          />
          <p className="lead">
            {words.empty.text}{' '}
            <SiteLink href={words.empty.link.href}>{words.empty.link.label}</SiteLink>.
          </p>
        </div>
      </Container>
    </div>
  )
}
