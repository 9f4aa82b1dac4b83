import { readdirSync, readFileSync } from 'node:fs'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h, s } from 'hastscript'
import { visit } from 'unist-util-visit'
import type { BlockContext } from './block'
import { childrenNamed } from './hast'

/** Each file is one drawing, or several symbols: one for each line of the author's list. */
const folder = 'content/images/drawings/articles'

export const drawingNames = readdirSync(folder).map((file) => file.replace('.svg', ''))

function readDrawing(name: string): Element[] {
  const tree = fromHtml(readFileSync(`${folder}/${name}.svg`, 'utf8'), { fragment: true })
  const drawings: Element[] = []
  visit(tree, { tagName: 'symbol' }, (symbol: Element) => {
    const viewBox = String(symbol.properties.viewBox)
    const [, , width, height] = viewBox.split(' ')
    drawings.push(s('svg', { ariaHidden: 'true', viewBox, width, height }, symbol.children))
  })
  return drawings
}

/** A figure of the author's list and its caption. */
export function renderDrawing(
  node: Element,
  name: string,
  { refuse }: BlockContext,
): Partial<Element> {
  const drawings = readDrawing(name)
  const [list] = childrenNamed(node, 'ul', 'ol')
  const [caption] = childrenNamed(node, 'p')
  const lines = list ? childrenNamed(list, 'li') : []
  const hasDrawingForEach = drawings.length === 1 || drawings.length === lines.length
  if (!list || !caption || !hasDrawingForEach) {
    refuse(`dans :::dessin, une liste de ${String(drawings.length)} lignes, et une légende`)
    return {}
  }

  const [drawing] = drawings
  if (drawing && drawings.length === 1)
    node.children.splice(node.children.indexOf(list), 0, drawing)
  else putBesideLines(drawings, lines)

  // The caption stays where the author put it: before the list, it is a title.
  const children = node.children.map((child) =>
    child === caption ? h('figcaption', caption.children) : child,
  )
  return h('figure', { className: ['dessin'] }, children)
}

function putBesideLines(drawings: readonly Element[], lines: readonly Element[]): void {
  for (const [at, line] of lines.entries())
    line.children = [...drawings.slice(at, at + 1), h('span', line.children)]
}
