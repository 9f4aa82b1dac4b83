import { readdirSync, readFileSync } from 'node:fs'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h, s } from 'hastscript'
import { visit } from 'unist-util-visit'
import type { RenderBlock } from './block'
import { findChildren } from './hast'

/**
 * The folder of the drawings. A file holds one drawing, or one symbol for each line of the author's
 * list.
 */
const folder = 'content/images/drawings/articles'

const drawingNames = readdirSync(folder).map((file) => file.replace('.svg', ''))

function readDrawings(name: string) {
  const tree = fromHtml(readFileSync(`${folder}/${name}.svg`, 'utf8'), { fragment: true })
  const drawings: Element[] = []
  visit(tree, { tagName: 'symbol' }, ({ properties, children }: Element) => {
    const viewBox = String(properties.viewBox)
    const [, , width, height] = viewBox.split(' ')
    drawings.push(
      s('svg', { ariaHidden: 'true', viewBox, width, height, className: ['ink'] }, children),
    )
  })
  return drawings
}

/** Renders a figure with the author's list and its caption. */
export const renderDrawing: RenderBlock = (node, name, { report }) => {
  if (!drawingNames.includes(name)) {
    report(`dans :::dessin, ${drawingNames.join(' ou ')}`)
    return {}
  }
  const drawings = readDrawings(name)
  const [list] = findChildren(node, 'ul', 'ol')
  const [caption] = findChildren(node, 'p')
  const lines = list ? findChildren(list, 'li') : []
  const isWhole = drawings.length === 1
  if (!list || !caption || !(isWhole || drawings.length === lines.length)) {
    report(`dans :::dessin, une liste de ${drawings.length} lignes, et une légende`)
    return {}
  }

  if (!isWhole)
    for (const [index, line] of lines.entries())
      line.children = [...drawings.slice(index, index + 1), h('span', line.children)]

  // The caption stays where the author put it: before the list, it is a title.
  const children = node.children.flatMap((child) => {
    if (child === caption) return h('figcaption', caption.children)
    return child === list && isWhole ? [...drawings, list] : child
  })
  return h('figure', { className: ['article-figure-drawing'] }, children)
}
