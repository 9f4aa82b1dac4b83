import type { ReactNode } from 'react'
import type { Article as ArticleContent } from '@/content/articles'
import { findPicture } from '@/content/pictures'
import { fallbackPicture } from '@/content/schema/pictures'
import { words as siteWords } from '@/content/words'
import { Prose } from '../ui/prose'
import { Icon, backIcon } from '../ui/icon'
import { Cell, Container, Grid } from '../ui/page-layout'
import { InlineText } from '../ui/inline-text'
import { PageTitle } from '../ui/page-title'
import { SiteLink } from '../ui/site-link'
import { Phrases } from '../ui/phrases'
import { ArticleImage } from './article-image'
import { ArticleText } from './article-text'
import './article.css'

/** A shorter article has no table of contents. */
const minHeadingsForContents = 4

type Props = {
  article: ArticleContent
  /** What ends the article: its sources, the print and share buttons. */
  children?: ReactNode
}

const words = siteWords.interfaceTexts.article

/** Who wrote the article, and when; how long it takes to read; who reviewed it. */
function Byline({ author, date, updated, reviewed, readTime }: Props['article']) {
  return (
    <p className="article-byline top-rule cluster full-width small space-above-4">
      <span>{`${words.by} ${author}`}</span> <span>{`${readTime} ${words.readTime}`}</span>{' '}
      <time dateTime={date.iso}>{date.text}</time>{' '}
      {updated && (
        <span>
          {words.updated} <time dateTime={updated.iso}>{updated.text}</time>
        </span>
      )}{' '}
      {reviewed && (
        <span>
          {words.reviewed} {reviewed.by}, {reviewed.trade},{' '}
          <time dateTime={reviewed.reviewedOn.iso}>{reviewed.reviewedOn.text}</time>
        </span>
      )}
    </p>
  )
}

export function Article({ article, children }: Props) {
  const { title, category, tint, image, body } = article
  const chapters = body.headings.filter(({ level }) => level === 2)
  return (
    <article data-image-fallback={findPicture(fallbackPicture).fallback}>
      <header className="article-header tinted" data-tint={tint}>
        <Container>
          <SiteLink className="tap-target screen-only" href="/blog">
            <Icon outline={backIcon} />
            {words.back}
          </SiteLink>
          <p className="article-category kicker">{category}</p>
          <PageTitle>
            <Phrases text={title} />
          </PageTitle>
          <Byline {...article} />
        </Container>
      </header>
      <Container>
        <Grid className="article-body">
          <Cell className="article-hero bleed" firstColumn={4} lastColumn={12}>
            <ArticleImage
              picture={image}
              sizes="(min-width: 60rem) 78vw, (min-resolution: 2.5dppx) 62vw, 100vw"
              ratio="3 / 2"
              priority
            />
          </Cell>
          {chapters.length >= minHeadingsForContents && (
            <nav
              className="article-contents page-layout-cell top-rule screen-only"
              data-sticky=""
              aria-labelledby="sommaire"
            >
              <h2 id="sommaire" className="text-title">
                {words.contents}
              </h2>
              <Prose>
                <ol>
                  {chapters.map(({ id, text }) => (
                    <li key={id}>
                      <a className="tap-target" href={`#${id}`}>
                        <span>
                          <InlineText text={text} />
                        </span>
                      </a>
                    </li>
                  ))}
                </ol>
              </Prose>
            </nav>
          )}
          <Cell className="article-text" firstColumn={4} lastColumn={12}>
            <ArticleText nodes={body.nodes} />
          </Cell>
        </Grid>
      </Container>
      {children}
    </article>
  )
}
