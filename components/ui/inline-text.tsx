import { hyphenatedPhrases, isUnbreakable } from '@/lib/unbreakable-phrases'
import { SiteLink } from './site-link'

type Part = { text: string; isStrong: boolean; href?: string }

/** Plain text, or a list of parts, some of which are strong or links. */
export type InlineContent = string | readonly Part[]

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

function InlinePart({ text, isStrong, href }: Part) {
  if (href !== undefined)
    return (
      <SiteLink href={href}>
        <Unbroken text={text} />
      </SiteLink>
    )
  return isStrong ? (
    <strong>
      <Unbroken text={text} />
    </strong>
  ) : (
    <Unbroken text={text} />
  )
}

/**
 * A text with its strong parts and links. content/load/markdown.ts does the same for Markdown.
 */
export const InlineText = ({ text }: { text: InlineContent }) =>
  typeof text === 'string' ? (
    <Unbroken text={text} />
  ) : (
    text.map((part, index) => <InlinePart key={index} {...part} />)
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
