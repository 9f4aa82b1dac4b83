import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import { buildLocalPath, buildPhoneHref, getAnchor } from '@/lib/paths'
import { hyphenatedPhrases, isUnbreakable, splitAtPhoneNumbers } from '@/lib/unbreakable-phrases'
import { findChildren, getText } from './article-blocks/hast'

const trimmedText = (element: Element) => getText(element).trim()

const isHeading = ({ tagName }: Element) => /^h[2-4]$/.test(tagName)

/** Gives each heading an id, and returns the headings of level 2 as the table of contents. */
export function addAnchors(tree: Root) {
  const contents: { id: string; text: string }[] = []
  const taken = new Set<string>()

  visit(tree, 'element', (node: Element) => {
    if (!isHeading(node)) return
    const text = trimmedText(node)
    const anchor = getAnchor(text)
    let id = anchor
    for (let times = 2; taken.has(id); times += 1) id = `${anchor}-${times}`
    taken.add(id)
    node.properties.id = id
    if (node.tagName === 'h2') contents.push({ id, text })
  })
  return contents
}

/** Adds the base path to internal addresses. */
export function prefixLinks(tree: Root, basePath: string) {
  visit(tree, { tagName: 'a' }, ({ properties }: Element) => {
    const { href } = properties
    if (typeof href === 'string' && href.startsWith('/'))
      properties.href = buildLocalPath(href, basePath)
  })
}

/** Makes each phone number a link that dials it, except in a link or in the text of a drawing. */
export function linkPhoneNumbers(tree: Root) {
  visit(tree, 'text', ({ value }, index = 0, parent) => {
    if (parent?.type !== 'element' || ['a', 'text'].includes(parent.tagName)) return undefined
    const parts = splitAtPhoneNumbers(value)
    if (parts.length === 1) return undefined
    const nodes = parts.map((part, place) =>
      place % 2 === 1
        ? h('a', { href: buildPhoneHref(part) }, part)
        : { type: 'text' as const, value: part },
    )
    parent.children.splice(index, 1, ...nodes)
    return index + nodes.length
  })
}

/**
 * Keeps each phrase that must not break at its hyphen on one line, but in a drawing.
 * components/ui/inline-text.tsx does the same for plain text.
 */
export function keepOnOneLine(tree: Root) {
  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'element' && node.tagName === 'svg') return SKIP
    if (node.type !== 'text' || !parent) return undefined
    const nodes = node.value
      .split(hyphenatedPhrases)
      .map((part, place) =>
        place % 2 === 1 && isUnbreakable(part)
          ? h('span', { className: ['nowrap'] }, part)
          : { type: 'text' as const, value: part },
      )
    parent.children.splice(index, 1, ...nodes)
    return index + nodes.length
  })
}

/** Wraps each table in a region that a keyboard can scroll, named after the title above it. */
export function wrapTables(tree: Root, problems: string[]) {
  let title = ''

  visit(tree, 'element', (node: Element, index = 0, parent) => {
    if (isHeading(node)) title = trimmedText(node)
    if (node.tagName !== 'table' || !parent) return
    if (title === '') problems.push('un titre au-dessus d’un tableau : il nomme son cadre')
    const region = { className: ['article-table'], tabIndex: 0, role: 'region', ariaLabel: title }
    parent.children[index] = h('div', region, [node])
  })
}

/**
 * Makes the first cell of a row its header, and labels the other cells, because phones stack the
 * columns.
 */
export function labelTableCells(tree: Root) {
  let columns: string[] = []

  visit(tree, { tagName: 'tr' }, (row: Element) => {
    const cells = findChildren(row, 'th', 'td')
    const isHeader = cells.every(({ tagName }) => tagName === 'th')
    if (isHeader) columns = cells.map(trimmedText)

    for (const [index, cell] of cells.entries()) {
      // Markdown's `align` is obsolete, so the styles read `data-align`.
      const { align, ...properties } = cell.properties
      cell.properties = { ...properties, dataAlign: align }
      if (isHeader) continue

      if (index > 0) cell.properties.dataHeader = columns[index]
      else if (trimmedText(cell) !== '')
        Object.assign(cell, { tagName: 'th', properties: { ...cell.properties, scope: 'row' } })
    }
  })
}
