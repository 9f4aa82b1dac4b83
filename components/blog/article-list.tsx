import { listedArticles } from '@/content/articles'
import { findPicture } from '@/content/pictures'
import { fallbackPicture } from '@/content/schema/pictures'
import { words } from '@/content/words'
import { Container } from '../ui/page-layout'
import { Picture } from '../ui/picture'
import { SiteLink } from '../ui/site-link'
import { CategoryFilter } from './category-filter'
import { ArticleCard, ArticleCardList, getCategoryNumber } from './article-card'
import './article-list.css'

const { filter, sections } = words.blogPage

/** The listed articles, the newest first, under the headings of the blog. */
export function ArticleList() {
  const groups = sections
    .map((section) => ({
      ...section,
      entries: listedArticles.filter((article) => article.blogSection === section.id),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div
      className="article-list-listing page-body"
      data-image-fallback={findPicture(fallbackPicture).fallback}
    >
      <Container>
        <CategoryFilter />
        <div className="wide-columns">
          {groups.map(({ id, title, entries }, groupIndex) => (
            <section
              key={id}
              className="article-list-section"
              aria-labelledby={id}
              data-categories={entries.map(({ category }) => getCategoryNumber(category)).join(' ')}
              data-alone={entries.length === 1 ? '' : undefined}
            >
              <h2 id={id}>{title}</h2>
              <ArticleCardList variant="spanning">
                {entries.map((article, index) => (
                  <ArticleCard
                    key={article.path}
                    article={article}
                    isFeatured={groupIndex === 0 && index === 0}
                  />
                ))}
              </ArticleCardList>
            </section>
          ))}
        </div>
        <div className="article-list-empty">
          <Picture
            picture={filter.empty.image}
            sizes="(min-width: 60rem) 44rem, 93vw"
            ratio="3 / 2"
            isDecorative
          />
          <p className="lead">
            {filter.empty.text}{' '}
            <SiteLink href={filter.empty.link.href}>{filter.empty.link.label}</SiteLink>.
          </p>
        </div>
      </Container>
    </div>
  )
}
