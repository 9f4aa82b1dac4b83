import type { RootContent, Table as MarkdownTable } from 'mdast'
import type { RichNode } from '@/lib/rich-text'
import { readBlock } from './blocks'
import type { ArticleNode, Table, Term } from './nodes'
import { getInlineText, readInline } from '../text/inline-markdown'
import {
  countWords,
  listLines,
  parseMarkdown,
  readNode,
  startReading,
  type Reading,
} from '../text/markdown'

function readTable({ align, children }: MarkdownTable, title: string, { report }: Reading): Table {
  if (title === '') report('un titre au-dessus d’un tableau : il nomme son cadre')
  const [header = [], ...rows] = children.map((row) =>
    row.children.map((cell) => readInline(cell.children, report)),
  )
  const columns = header.map((cell, index) => ({
    name: getInlineText(cell),
    content: cell,
    align: align?.[index] ?? undefined,
  }))
  if (rows.some((cells) => cells.length > columns.length))
    report('dans un tableau, pas plus de cases que de colonnes')
  return { type: 'table', title, columns, rows }
}

function readArticleNode(node: RootContent, title: string, reading: Reading): ArticleNode[] {
  const { report } = reading
  const readPart = (part: RootContent): (RichNode | Table)[] =>
    part.type === 'table' ? [readTable(part, title, reading)] : readNode(part, reading)
  if (node.type !== 'containerDirective') return readPart(node)

  const nodes = node.children.flatMap(readPart)
  const block = readBlock(node.name, node.attributes ?? {}, { nodes, report })
  return block ? [block] : []
}

const findLastTitle = (nodes: readonly ArticleNode[]) => {
  const heading = nodes.findLast((node) => node.type === 'heading')
  return heading ? getInlineText(heading.content) : ''
}

const listTerms = (terms: readonly Term[]) =>
  terms.map(({ term, definition }) => `${getInlineText(term)}${getInlineText(definition)}`)

/** Lists the lines of an article without its marks and its drawings. */
const listArticleLines = (nodes: readonly ArticleNode[]): string[] =>
  nodes.flatMap((node) => {
    switch (node.type) {
      case 'table':
        return [...node.columns.map(({ name }) => name), ...node.rows.flat().map(getInlineText)]
      case 'summary':
      case 'takeaway':
      case 'note':
        return listLines(node.nodes)
      case 'checklist':
        return [node.title, ...listLines(node.nodes)]
      case 'acronyms':
        return listTerms(node.terms)
      case 'law':
        return [node.title, ...listTerms(node.terms), ...node.paragraphs.map(getInlineText)]
      case 'question':
        return [getInlineText(node.content)]
      case 'image':
        return [getInlineText(node.caption)]
      case 'amounts':
        return [node.title, ...listArticleLines([node.table]), getInlineText(node.caption)]
      case 'drawing':
        return [...listLines([node.lines]), getInlineText(node.caption)]
      default:
        return listLines([node])
    }
  })

/** Reads the text of an article. `problems` collects what the author must correct. */
export function readArticleText(markdown: string, problems: string[]) {
  const reading = startReading(problems)
  const nodes: ArticleNode[] = []
  for (const part of parseMarkdown(markdown, reading))
    nodes.push(...readArticleNode(part, findLastTitle(nodes), reading))

  const text = listArticleLines(nodes).join('\n')
  const headings = nodes
    .filter((node) => node.type === 'heading')
    .map(({ id, level, content }) => ({ id, level, text: getInlineText(content) }))
  return { nodes, text, wordCount: countWords(text), headings }
}
