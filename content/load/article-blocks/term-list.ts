import type { Element } from 'hast'
import { h } from 'hastscript'
import type { BlockContext } from './block'
import { findChildren } from './hast'

/**
 * Turns a list such as « - **RPA** résidence privée… » into a definition list: each line starts
 * with its term in bold.
 */
export function renderTermList(node: Element, blockName: string, { report }: BlockContext) {
  const items = findChildren(node, 'ul').flatMap((list) => findChildren(list, 'li'))
  const definitions = items.flatMap(findDefinition)

  if (definitions.length === 0 || definitions.length < items.length)
    report(
      `dans :::${blockName}, une liste de tirets, et au début de chaque ligne le terme entre deux paires d’astérisques, comme **RPA**`,
    )
  return h('dl', definitions)
}

function findDefinition(item: Element) {
  // Markdown puts a paragraph into each item of a list whose items are separated by empty lines.
  const [content = item] = findChildren(item, 'p')
  const [term, ...definition] = content.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  if (term?.type !== 'element' || term.tagName !== 'strong' || definition.length === 0) return []
  return [h('div', [h('dt', term.children), h('dd', definition)])]
}
