import type { findPicture } from '../pictures'
import type { InlineContent, RichNode } from '@/lib/rich-text'
import type { AmountColumn } from './amounts'

/* What an article shows besides a text, as components/blog/article-text.tsx renders it. */

export type Table = {
  type: 'table'
  /** The title above it, which names its frame. */
  title: string
  columns: readonly {
    name: string
    content: InlineContent
    align: 'left' | 'right' | 'center' | undefined
  }[]
  rows: readonly (readonly InlineContent[])[]
}

/** A word and what it means. */
export type Term = { term: InlineContent; definition: InlineContent }

type Lines = Extract<RichNode, { type: 'list' }>

export type ArticleBlock =
  | { type: 'summary' | 'takeaway' | 'note'; nodes: readonly RichNode[] }
  | { type: 'checklist'; title: string; nodes: readonly RichNode[] }
  | { type: 'acronyms'; terms: readonly Term[] }
  | { type: 'law'; title: string; terms: readonly Term[]; paragraphs: readonly InlineContent[] }
  | { type: 'question'; content: InlineContent }
  | { type: 'image'; picture: ReturnType<typeof findPicture>; caption: InlineContent }
  | {
      type: 'amounts'
      title: string
      columns: readonly AmountColumn[]
      table: Table
      caption: InlineContent
    }
  | {
      type: 'drawing'
      /** One for the whole list, or one for each of its lines. */
      drawings: readonly string[]
      lines: Lines
      caption: InlineContent
      /** True where the caption stands before the list, as its title. */
      isCaptionFirst: boolean
    }

export type ArticleNode = RichNode | Table | ArticleBlock
