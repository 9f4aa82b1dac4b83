import type { RichNode } from '@/lib/rich-text'
import { InlineText } from './inline-text'

type Props = {
  nodes: readonly RichNode[]
  /** The class of its lists without numbers. */
  listClassName?: string
}

function Node({ node, listClassName }: { node: RichNode; listClassName?: string | undefined }) {
  switch (node.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={node.content} />
        </p>
      )
    case 'heading': {
      const Heading = `h${node.level}` as const
      return (
        <Heading id={node.id}>
          <InlineText text={node.content} />
        </Heading>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <RichText nodes={node.nodes} />
        </blockquote>
      )
    case 'list': {
      const List = node.isOrdered ? 'ol' : 'ul'
      return (
        <List {...(node.isOrdered ? { start: node.start } : { className: listClassName })}>
          {node.items.map(({ content, more }, index) => (
            <li key={index}>
              <InlineText text={content} />
              <RichText nodes={more} />
            </li>
          ))}
        </List>
      )
    }
  }
}

/** A text of several paragraphs, with its titles, its lists and its quotations. */
export const RichText = ({ nodes, listClassName }: Props) =>
  nodes.map((node, index) => <Node key={index} node={node} listClassName={listClassName} />)
