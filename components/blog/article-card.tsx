import type { ReactNode } from 'react'
import type { Article } from '@/content/articles'
import { words } from '@/content/words'
import { SiteLink } from '../ui/site-link'
import { Phrases } from '../ui/phrases'
import { ArticleImage } from './article-image'
import './article-card.css'

export type ArticleSummary = Pick<
  Article,
  'path' | 'title' | 'excerpt' | 'category' | 'readTime' | 'date' | 'image'
>

type ListProps = {
  /** `spanning` gives a wide page to the featured card and to a last one without a neighbour. */
  variant: 'spanning' | 'compact'
  children: ReactNode
}

export const ArticleCardList = ({ variant, children }: ListProps) => (
  <ul className="article-card-list wide-columns" role="list" data-variant={variant}>
    {children}
  </ul>
)

type Props = {
  article: ArticleSummary
  /** The first card of the blog spans a wide page. */
  isFeatured?: boolean
  /** A card after an article needs no excerpt: the list of the blog has them all. */
  hasExcerpt?: boolean
}

/**
 * A square crop shows two thirds of a 3:2 picture, so the picture is loaded at one and a half times
 * its width, at 2.5 pixels a point at most.
 */
const squareSizes = '(min-width: 60rem) 17.25rem, (min-resolution: 2.5dppx) 8.3rem, 9.75rem'
const featuredSizes = '(min-width: 60rem) 44rem, (min-resolution: 2.5dppx) 15.5rem, 93vw'

export const getCategoryNumber = (category: Article['category']) =>
  words.blogPage.filter.categories.indexOf(category)

export function ArticleCard({ article, isFeatured, hasExcerpt = true }: Props) {
  const { path, title, excerpt, category, readTime, date, image } = article
  return (
    <li data-featured={isFeatured ? '' : undefined} data-categories={getCategoryNumber(category)}>
      <article>
        <ArticleImage
          picture={image}
          sizes={isFeatured ? featuredSizes : squareSizes}
          ratio={isFeatured ? '3 / 2' : '1'}
          isDecorative
        />
        <div>
          <p className="article-card-meta small muted">
            <span className="article-card-category kicker">{category}</span> <span>{readTime}</span>
          </p>
          <h3 className="article-card-title">
            <SiteLink href={path}>
              <Phrases text={title} />
            </SiteLink>
          </h3>
          {hasExcerpt && <p>{excerpt}</p>}
          {isFeatured && (
            <p className="article-card-meta small muted">
              <time dateTime={date.iso}>{date.text}</time>
            </p>
          )}
        </div>
      </article>
    </li>
  )
}
