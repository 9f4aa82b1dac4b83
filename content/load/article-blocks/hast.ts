import type { Element, Nodes } from 'hast'

const blockElement = /^(?:p|li|h[2-4]|t[dh]|dd|blockquote|div|figcaption|summary)$/

export const findChildren = (node: Element, ...names: string[]) =>
  node.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  )

/** Returns the text of a tree, with a line for each block element. */
export function getText(node: Nodes): string {
  if (node.type === 'text') return node.value

  const name = 'tagName' in node ? node.tagName : ''
  // The labels of a drawing are not part of the text.
  if (!('children' in node) || name === 'svg') return ''
  const text = node.children.map(getText).join('')
  return blockElement.test(name) ? `${text}\n` : text
}
