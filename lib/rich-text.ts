/* A text with Markdown, as content/text/ reads it and as components/ui/ renders it. */

/** A piece of a sentence: plain words, bold or emphasised ones, a link, the end of a line. */
export type InlineNode =
  | string
  | { tag: 'strong' | 'em'; content: InlineContent }
  | { tag: 'a'; href: string; content: InlineContent }
  | { tag: 'br' }

/** A sentence, or several: plain words, or a list of pieces. */
export type InlineContent = string | readonly InlineNode[]

type ListItem = {
  content: InlineContent
  /** What follows the first sentence: other paragraphs, a list. */
  more: readonly RichNode[]
}

export type RichNode =
  | { type: 'paragraph'; content: InlineContent }
  | { type: 'heading'; level: 2 | 3 | 4; id: string; content: InlineContent }
  | {
      type: 'list'
      isOrdered: boolean
      /** Its first number, where that is not 1. */
      start?: number
      items: readonly ListItem[]
    }
  | { type: 'quote'; nodes: readonly RichNode[] }
