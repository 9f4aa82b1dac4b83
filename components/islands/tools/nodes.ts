import type { Marked } from '@/content/outils/fields'

/** What a visitor or a stranger wrote goes into the page as text, never as HTML. */
export function node<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: (Node | string)[]): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.append(...children)
  return element
}

/** A sentence of which a part stands out. */
export const markedNodes = (parts: Marked) => parts.map(({ text, isStrong }) => (isStrong ? node('strong', text) : text))
