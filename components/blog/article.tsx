import type { ReactNode } from 'react'
import type { Article as ArticleContent } from '@/content/articles'
import type { Picture } from '@/content/pictures'
import type { Interface } from '@/content/schemas'
import { Icon } from '../ui/icon'
import { Frame } from '../ui/layout.styles'
import { SiteLink } from '../ui/site-link'
import { ArticleImage } from './article-image'
import { ArticleFront, ArticleProse, Hero, Leaf } from './article.styles'
import { PictureFallback } from './picture-fallback'

type Props = {
  article: ArticleContent
  words: Interface['article']
  sourcesTitle: string
  blogHref: string
  /** Instead of a picture that does not come. */
  fallback: Picture
  /** Print and share. */
  actions?: ReactNode
}

/** From this many titles on, a list of contents is worth its room. */
const titlesForContents = 4

export function Article({ article, words, sourcesTitle, blogHref, fallback, actions }: Props) {
  const { title, category, author, date, updated, readTime, image, body, sources } = article
  return (
    <article>
      <ArticleFront data-tint="river">
        <Frame>
          <SiteLink className="back" href={blogHref}>
            <Icon name="back" />
            {words.back}
          </SiteLink>
          <p className="category">{category}</p>
          <h1>{title}</h1>
          <p className="byline">
            <span>
              {words.by} {author}
            </span>{' '}
            <time dateTime={date.iso}>{date.text}</time>{' '}
            {updated && (
              <span>
                {words.updated} <time dateTime={updated.iso}>{updated.text}</time>
              </span>
            )}{' '}
            <span>
              {readTime} {words.readTime}
            </span>
          </p>
        </Frame>
      </ArticleFront>
      <Frame>
        <Hero>
          <ArticleImage of={image} sizes="(min-width: 60rem) 78vw, 100vw" ratio="3 / 2" first />
        </Hero>
        <Leaf>
          {body.headings.length >= titlesForContents && (
            <nav className="contents" aria-labelledby="sommaire">
              <h2 id="sommaire">{words.contents}</h2>
              <ol>
                {body.headings.map((heading) => (
                  <li key={heading.id}>
                    <a href={`#${heading.id}`}>{heading.text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className="text">
            <ArticleProse dangerouslySetInnerHTML={{ __html: body.html }} />
            <p className="end" aria-hidden="true" />
            {sources.length > 0 && (
              <section className="sources" aria-labelledby="sources">
                <h2 id="sources">{sourcesTitle}</h2>
                <ul>
                  {sources.map((source) => (
                    <li key={source.url}>
                      <a href={source.url}>{source.title}</a>, {source.publisher}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </Leaf>
      </Frame>
      {actions}
      <PictureFallback of={fallback} />
    </article>
  )
}
