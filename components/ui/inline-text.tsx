import type { InlineContent, InlineNode } from '@/lib/rich-text'
import { hyphenatedPhrases, isUnbreakable } from '@/lib/unbreakable-phrases'
import { SiteLink } from './site-link'

/** Keeps phone numbers, and words joined by a hyphen, on one line. */
const Unbroken = ({ text }: { text: string }) =>
  text.split(hyphenatedPhrases).map((part, index) =>
    index % 2 === 1 && isUnbreakable(part) ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )

function InlinePart({ node }: { node: InlineNode }) {
  if (typeof node === 'string') return <Unbroken text={node} />
  if (node.tag === 'br') return <br />
  const content = <InlineText text={node.content} />
  return node.tag === 'a' ? (
    <SiteLink href={node.href}>{content}</SiteLink>
  ) : (
    <node.tag>{content}</node.tag>
  )
}

/** A text with its strong parts and links. */
export const InlineText = ({ text }: { text: InlineContent }) =>
  typeof text === 'string' ? (
    <Unbroken text={text} />
  ) : (
    text.map((node, index) => <InlinePart key={index} node={node} />)
  )

/** Several texts, each in its own paragraph or list item. */
export const InlineTexts = ({
  texts,
  as: Tag = 'p',
}: {
  texts: readonly InlineContent[]
  as?: 'p' | 'li'
}) =>
  texts.map((text, index) => (
    <Tag key={index}>
      <InlineText text={text} />
    </Tag>
  ))
