import { readdirSync, readFileSync } from 'node:fs'
import type { InlineContent, RichNode } from '@/lib/rich-text'
import { preventOrphan, typeset } from '@/lib/typography'
import { findPicture, getAlt } from '../pictures'
import { expectedImage } from '../schema/image'
import { findUnknownPlaceholders } from '../text/fill-placeholders'
import { getInlineText, mapWords, type Report } from '../text/inline-markdown'
import { readAmounts } from './amounts'
import type { ArticleBlock, Table, Term } from './nodes'

type Written = {
  /** What the author wrote between braces. */
  value: string
  nodes: readonly (RichNode | Table)[]
  report: Report
}

type Part = Written['nodes'][number]['type']

/** How the messages to authors name the parts of a text. */
const partNames: Record<Part, string> = {
  paragraph: 'paragraphe',
  heading: 'titre',
  list: 'liste',
  quote: 'citation',
  table: 'tableau',
}

type Block = {
  /** The one attribute that the author writes between braces after the name of the block. */
  attribute?: 'titre' | 'nom'
  /** The parts of a text that it shows. */
  holds: readonly Part[]
  read: (written: Written) => ArticleBlock | undefined
}

const maxQuestionLength = 90
const maxCaptionLength = 140

/**
 * The folder of the drawings. A file holds one drawing, or one symbol for each line of the author's
 * list.
 */
const drawingFolder = 'content/images/drawings/articles'

const drawingNames = readdirSync(drawingFolder).map((file) => file.replace('.svg', ''))

const anyText: readonly Part[] = ['paragraph', 'heading', 'list', 'quote']

/** The blocks that an author may open with `:::name`. content/LISEZMOI.md shows each. */
const blocks: Partial<Record<string, Block>> = {
  'en-bref': { holds: anyText, read: (written) => ({ type: 'summary', nodes: readText(written) }) },
  'a-retenir': {
    holds: anyText,
    read: (written) => ({ type: 'takeaway', nodes: readText(written) }),
  },
  note: { holds: anyText, read: (written) => ({ type: 'note', nodes: readText(written) }) },
  sigles: {
    holds: ['list'],
    read: (written) => ({ type: 'acronyms', terms: readTerms('sigles', written) }),
  },
  montants: { attribute: 'titre', holds: ['table', 'paragraph'], read: readAmountsBlock },
  feuille: { attribute: 'titre', holds: ['list', 'paragraph'], read: readChecklist },
  loi: { attribute: 'titre', holds: ['list', 'paragraph'], read: readLaw },
  question: { holds: ['paragraph'], read: readQuestion },
  image: { attribute: 'nom', holds: ['paragraph'], read: readImage },
  dessin: { attribute: 'nom', holds: ['list', 'paragraph'], read: readDrawing },
}

export const blockNames = Object.keys(blocks)

/** Describes what should have been written where the first line of a block is wrong. */
function describeMistake(name: string, attributes: Partial<Record<string, string | null>>) {
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

/** Reads a block of an article, from what its author wrote inside of it. */
export function readBlock(
  name: string,
  attributes: Partial<Record<string, string | null>>,
  written: Omit<Written, 'value'>,
) {
  const mistake = describeMistake(name, attributes)
  if (mistake !== undefined) {
    written.report(mistake)
    return undefined
  }
  const { attribute = '', holds = [], read } = blocks[name] ?? {}
  for (const { type } of written.nodes)
    if (!holds.includes(type)) written.report(`:::${name} sans ${partNames[type]}`)
  const value = attributes[attribute] ?? ''
  findUnknownPlaceholders(value).forEach(written.report)
  return read?.({ ...written, value: attribute === 'titre' ? typeset(value) : value })
}

const hasNestedLists = ({ nodes }: Written) =>
  ofType(nodes, 'list').some(({ items }) => items.some(({ more }) => more.length > 0))

const ofType = <Type extends Part>(nodes: Written['nodes'], type: Type) =>
  nodes.filter((node): node is Extract<RichNode | Table, { type: Type }> => node.type === type)

const readText = ({ nodes }: Pick<Written, 'nodes'>) =>
  nodes.filter((node): node is RichNode => node.type !== 'table')

const readParagraphs = ({ nodes }: Written) =>
  ofType(nodes, 'paragraph').map(({ content }) => content)

/** Keeps the last word of a caption from standing alone on a line. */
const keepEnd = (caption: InlineContent): InlineContent => {
  if (typeof caption === 'string') return preventOrphan(caption)
  return [...caption.slice(0, -1), ...mapWords(caption.slice(-1), preventOrphan)]
}

/**
 * Reads a list such as « - **RPA** résidence privée… »: each line starts with its term in bold.
 */
function readTerms(blockName: string, written: Written): Term[] {
  const { nodes, report } = written
  const items = ofType(nodes, 'list').flatMap((list) => list.items)
  const terms = items.flatMap(({ content }) => {
    const [term, ...definition] = content
    return typeof term === 'object' && term.tag === 'strong' && definition.length > 0
      ? [{ term: term.content, definition }]
      : []
  })
  if (terms.length === 0 || terms.length < items.length || hasNestedLists(written))
    report(
      `dans :::${blockName}, une liste de tirets, et au début de chaque ligne le terme entre deux paires d’astérisques, comme **RPA**`,
    )
  return terms
}

function readAmountsBlock(written: Written): ArticleBlock | undefined {
  const [table, ...others] = ofType(written.nodes, 'table')
  if (others.length > 0) written.report('dans :::montants, un seul tableau')
  const columns = readAmounts(table, written.report)
  const caption = keepEnd(readParagraphs(written).flat())
  return table && { type: 'amounts', title: written.value, columns, table, caption }
}

function readChecklist({ value, nodes, report }: Written): ArticleBlock {
  const lists = ofType(nodes, 'list').filter(({ isOrdered }) => !isOrdered)
  if (lists.length !== 1)
    report('dans :::feuille, une seule liste de tirets, une ligne par question')
  return { type: 'checklist', title: value, nodes: readText({ nodes }) }
}

function readLaw(written: Written): ArticleBlock {
  const terms = readTerms('loi', written)
  return { type: 'law', title: written.value, terms, paragraphs: readParagraphs(written) }
}

function readQuestion({ nodes, report }: Written): ArticleBlock {
  const [paragraph] = ofType(nodes, 'paragraph')
  const content = paragraph?.content ?? ''
  const text = getInlineText(content).trim()
  if (!text.endsWith('?') || text.length > maxQuestionLength || nodes.length > 1)
    report(
      `dans :::question, une seule question de ${maxQuestionLength} caractères au plus, qui finit par ?`,
    )
  return { type: 'question', content }
}

function readImage(written: Written): ArticleBlock {
  const { value: name, report } = written
  if (getAlt(name) === undefined) report(`dans :::image{nom=${name}}, ${expectedImage(name)}`)

  const [caption = '', ...others] = readParagraphs(written)
  const { length } = getInlineText(caption).trim()
  if (length === 0 || length > maxCaptionLength || others.length > 0)
    report(`dans :::image, une légende d’une phrase, de ${maxCaptionLength} caractères au plus`)
  return { type: 'image', picture: findPicture(name), caption: keepEnd(caption) }
}

const listDrawings = (name: string) =>
  Array.from(
    readFileSync(`${drawingFolder}/${name}.svg`, 'utf8').matchAll(/(?<=<symbol id=")[^"]+/g),
    ([id]) => id,
  )

function readDrawing(written: Written): ArticleBlock | undefined {
  const { value: name, nodes, report } = written
  if (!drawingNames.includes(name)) {
    report(`dans :::dessin, ${drawingNames.join(' ou ')}`)
    return undefined
  }
  const drawings = listDrawings(name)
  const [lines] = ofType(nodes, 'list')
  const [caption] = readParagraphs(written)
  const isComplete = nodes.length === 2 && !hasNestedLists(written)
  if (
    !lines ||
    caption === undefined ||
    !isComplete ||
    ![1, lines.items.length].includes(drawings.length)
  ) {
    report(`dans :::dessin, une liste de ${drawings.length} lignes, et une légende`)
    return undefined
  }
  return {
    type: 'drawing',
    drawings,
    lines,
    caption: keepEnd(caption),
    isCaptionFirst: nodes[0]?.type === 'paragraph',
  }
}
