import type { ReactNode } from 'react'
import type { ArticleNode, Term } from '@/content/article-text/nodes'
import { words as siteWords } from '@/content/words'
import { InlineText, InlineTexts } from '../ui/inline-text'
import { Picture } from '../ui/picture'
import { Prose } from '../ui/prose'
import { RichText } from '../ui/rich-text'
import { AmountsFigure } from './amounts-figure'
import { ArticleTable } from './article-table'
import { DrawingFigure } from './drawing-figure'
import '../ui/checklist.css'
import './article-prose.css'

const words = siteWords.interfaceTexts.article

/** A box whose title is also its accessible name. It is no <aside>, which would be a landmark. */
const TitledBox = ({
  className,
  title,
  children,
}: {
  className: string
  title: string
  children: ReactNode
}) => (
  <div className={className} role="note" aria-label={title}>
    <p className="article-prose-title">
      <InlineText text={title} />
    </p>
    {children}
  </div>
)

const Terms = ({ terms }: { terms: readonly Term[] }) => (
  <dl>
    {terms.map(({ term, definition }, index) => (
      <div key={index}>
        <dt>
          <InlineText text={term} />
        </dt>
        <dd>
          <InlineText text={definition} />
        </dd>
      </div>
    ))}
  </dl>
)

function Node({ node }: { node: ArticleNode }) {
  switch (node.type) {
    case 'summary':
      return (
        <TitledBox className="article-prose-summary" title={words.enBref}>
          <RichText nodes={node.nodes} />
        </TitledBox>
      )
    case 'takeaway':
      return (
        <TitledBox className="article-prose-takeaway" title={words.aRetenir}>
          <RichText nodes={node.nodes} />
        </TitledBox>
      )
    case 'note':
      return (
        <div className="article-prose-note" role="note">
          <RichText nodes={node.nodes} />
        </div>
      )
    case 'checklist':
      return (
        <TitledBox className="article-prose-checklist" title={node.title}>
          <RichText nodes={node.nodes} listClassName="checklist divided-list" />
        </TitledBox>
      )
    case 'acronyms':
      return (
        <div className="article-prose-acronyms" role="note">
          <Terms terms={node.terms} />
        </div>
      )
    case 'law':
      return (
        <TitledBox className="article-prose-law" title={node.title}>
          <Terms terms={node.terms} />
          <InlineTexts texts={node.paragraphs} />
        </TitledBox>
      )
    case 'question':
      return (
        <p className="article-prose-question">
          <InlineText text={node.content} />
        </p>
      )
    case 'image':
      return (
        <figure>
          <Picture
            picture={node.picture}
            sizes="(min-width: 80rem) 58rem, (min-width: 60rem) 72vw, 100vw"
            ratio="3 / 2"
          />
          <figcaption className="caption">
            <InlineText text={node.caption} />
          </figcaption>
        </figure>
      )
    case 'amounts':
      return <AmountsFigure {...node} />
    case 'drawing':
      return <DrawingFigure {...node} />
    case 'table':
      return <ArticleTable {...node} />
    default:
      return <RichText nodes={[node]} />
  }
}

/** The text of an article: its paragraphs and titles, and the blocks that its author opened. */
export const ArticleText = ({ nodes }: { nodes: readonly ArticleNode[] }) => (
  <Prose className="article-prose">
    {nodes.map((node, index) => (
      <Node key={index} node={node} />
    ))}
  </Prose>
)
