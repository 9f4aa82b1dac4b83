import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import { renderAmounts } from './amounts'
import { renderTitledBox, type BlockContext, type BlockWords, type RenderBlock } from './block'
import { renderDrawing } from './drawing'
import { findChildren, getText } from './hast'
import { renderImage } from './image'
import { renderTermList } from './term-list'

type Block = {
  /** The one attribute that the author writes between braces after the name of the block. */
  attribute?: 'titre' | 'nom'
  /** The class of the box, where `render` makes no other element of it. */
  className?: string
  render?: RenderBlock
}

const maxQuestionLength = 90

/** The blocks that an author may open with `:::name`. content/LISEZMOI.md shows each. */
const blocks: Partial<Record<string, Block>> = {
  'en-bref': {
    className: 'article-prose-summary',
    render: (node, _, { words }) => renderTitledBox(node, words.enBref),
  },
  'a-retenir': {
    className: 'article-prose-takeaway',
    render: (node, _, { words }) => renderTitledBox(node, words.aRetenir),
  },
  note: { className: 'article-prose-note' },
  sigles: {
    className: 'article-prose-acronyms',
    render: (node, _, context) => ({ children: [renderTermList(node, 'sigles', context)] }),
  },
  montants: { attribute: 'titre', render: renderAmounts },
  feuille: { attribute: 'titre', className: 'article-prose-checklist', render: renderChecklist },
  loi: { attribute: 'titre', className: 'article-prose-law', render: renderLaw },
  question: { render: renderQuestion },
  image: { attribute: 'nom', render: renderImage },
  dessin: { attribute: 'nom', render: renderDrawing },
}

export const blockNames = Object.keys(blocks)

/** Describes what should have been written where the first line of a block is wrong. */
export function describeBlockMistake(
  name: string,
  attributes: Partial<Record<string, string | null>>,
) {
  const block = blocks[name]
  if (!block)
    return `un bloc ${blockNames.map((each) => `:::${each}`).join(', ')}, et non :::${name}`

  const { attribute } = block
  const foreign = Object.keys(attributes).find((each) => each !== attribute)
  if (foreign !== undefined) return `:::${name} sans ${foreign} entre accolades`

  const value = attributes[attribute ?? ''] ?? ''
  if (attribute !== undefined && !value.trim())
    return `:::${name}{${attribute}="…"}, avec les accolades`
  return undefined
}

/** Renders the blocks, which the sanitiser leaves as `<div class="name" role="note">`. */
export function renderBlocks(tree: Root, problems: string[], words: BlockWords) {
  const context = { words, report: (problem: string) => problems.push(problem) }

  visit(tree, 'element', (node: Element) => {
    const { dataValue, className: name, ...properties } = node.properties
    if (properties.role !== 'note') return
    const { className, render } = blocks[String(name)] ?? {}
    node.properties = { className, ...properties }
    Object.assign(node, render?.(node, String(dataValue ?? ''), context))
  })
}

function renderChecklist(node: Element, title: string, { report }: BlockContext) {
  const [list, ...otherLists] = findChildren(node, 'ul')
  if (!list || otherLists.length > 0)
    report('dans :::feuille, une seule liste de tirets, une ligne par question')
  else list.properties = { className: ['checklist', 'divided-list'] }
  return renderTitledBox(node, title)
}

function renderLaw(node: Element, title: string, context: BlockContext) {
  return renderTitledBox(node, title, [
    renderTermList(node, 'loi', context),
    ...findChildren(node, 'p'),
  ])
}

function renderQuestion(node: Element, _: string, { report }: BlockContext) {
  const [paragraph = h('p')] = findChildren(node, 'p')
  const text = getText(paragraph).trim()
  const isAlone = findChildren(node, 'ul', 'ol', 'table', 'p').length === 1
  if (!text.endsWith('?') || text.length > maxQuestionLength || !isAlone)
    report(
      `dans :::question, une seule question de ${maxQuestionLength} caractères au plus, qui finit par ?`,
    )
  return h('p', { className: ['article-prose-question'] }, paragraph.children)
}
