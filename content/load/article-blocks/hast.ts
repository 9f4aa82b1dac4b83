import type { Element, ElementContent, Root } from 'hast'

const blockElements = new Set([
  'p',
  'li',
  'h2',
  'h3',
  'h4',
  'td',
  'th',
  'dd',
  'blockquote',
  'div',
  'figcaption',
  'summary',
])

export const childrenNamed = (node: Element, ...names: string[]) =>
  node.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  )

/** The text of a tree, with a line for each block element. */
export function textOf(node: Root | Element): string {
  const text = node.children.map((child) => textOfChild(child)).join('')
  return node.type === 'element' && blockElements.has(node.tagName) ? `${text}\n` : text
}

/** The labels of a drawing are no part of the text. */
function textOfChild(child: Root['children'][number] | ElementContent): string {
  if (child.type === 'text') return child.value
  return child.type === 'element' && child.tagName !== 'svg' ? textOf(child) : ''
}
