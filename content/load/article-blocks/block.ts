import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'

/** The words that blocks add around an author's own, from content/interface.yml. */
export type BlockWords = {
  enBref: string
  aRetenir: string
  amountsDrawing: { less: string; amounts: string }
}

export type BlockContext = {
  words: BlockWords
  /** Reports what the author should have written. */
  report: (expected: string) => void
}

/**
 * Renders a block and returns the properties that change. `value` is what the author wrote between
 * braces.
 */
export type RenderBlock = (node: Element, value: string, context: BlockContext) => Partial<Element>

export const renderTitle = (text: string) => h('p', { className: ['article-prose-title'] }, text)

/** Makes a box whose title is also its accessible name. */
export const renderTitledBox = (
  { properties, children }: Element,
  title: string,
  content: ElementContent[] = children,
) => ({
  properties: { ...properties, ariaLabel: title },
  children: [renderTitle(title), ...content],
})
