import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import { anchorOf, localPath } from '@/lib/paths'
import { textOf } from './article-blocks/hast'

const isHeading = ({ tagName }: Element) => /^h[2-4]$/.test(tagName)

/** Gives each heading an id, and returns those of level 2 as the table of contents. */
export function addAnchors(tree: Root, problems: string[]) {
  const contents: { id: string; text: string }[] = []
  const taken = new Set<string>()

  visit(tree, 'element', (node: Element) => {
    if (!isHeading(node)) return
    const text = textOf(node).trim()
    const anchor = anchorOf(text)
    if (anchor === '')
      problems.push(`un titre avec des lettres ou des chiffres, et non « ${text} »`)

    let id = anchor
    for (let times = 2; taken.has(id); times += 1) id = `${anchor}-${String(times)}`
    taken.add(id)
    node.properties.id = id
    if (node.tagName === 'h2') contents.push({ id, text })
  })
  return contents
}

/** Puts internal addresses under the base path. */
export function prefixLinks(tree: Root, basePath: string): void {
  visit(tree, { tagName: 'a' }, ({ properties }: Element) => {
    const { href } = properties
    if (typeof href === 'string' && href.startsWith('/'))
      properties.href = localPath(href, basePath)
  })
}

/** Puts each table into a region that a keyboard can scroll, named after the title above it. */
export function frameTables(tree: Root, problems: string[]): void {
  let title = ''
  let tableCount = 0

  visit(tree, 'element', (node: Element, index, parent) => {
    if (isHeading(node)) {
      title = textOf(node).trim()
      tableCount = 0
    }
    if (node.tagName !== 'table' || !parent || index === undefined) return

    tableCount += 1
    if (title === '') problems.push('un titre au-dessus d’un tableau : il nomme son cadre')
    const ariaLabel = tableCount > 1 ? `${title}\u00A0(${String(tableCount)})` : title
    const frame = h('div', { className: ['table'], tabIndex: 0, role: 'region', ariaLabel }, [node])
    parent.children.splice(index, 1, frame)
  })
}

/** Makes the first cell of a row its header, and labels the others: phones stack the columns. */
export function labelTableCells(tree: Root): void {
  let columns: string[] = []

  visit(tree, { tagName: 'tr' }, (row: Element) => {
    const [first, ...others] = row.children.filter((child) => child.type === 'element')
    if (first?.tagName === 'th') {
      columns = others.map((cell) => textOf(cell).trim())
      return
    }
    for (const [at, cell] of others.entries())
      if (columns[at]) cell.properties.dataColumn = columns[at]
    if (first && textOf(first).trim() !== '')
      Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } })
  })
}

/** Replaces the obsolete `align` of Markdown's tables by `data-align`, which the styles read. */
export function replaceAlign(tree: Root): void {
  visit(tree, 'element', (cell: Element) => {
    const { align, ...properties } = cell.properties
    if (align !== undefined) cell.properties = { ...properties, dataAlign: align }
  })
}
