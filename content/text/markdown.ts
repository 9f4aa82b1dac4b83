import type { Heading, ListItem, Nodes, RootContent } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { getAnchor } from '@/lib/paths'
import type { InlineContent, RichNode } from '@/lib/rich-text'
import { keepShortWordsWithNext } from '@/lib/typography'
import { fillPlaceholders } from './fill-placeholders'
import {
  describeRefused,
  getInlineText,
  mapWords,
  readInline,
  type Report,
} from './inline-markdown'

/** Spaces before a paragraph make no code of it. */
const withoutCode = { disable: { null: ['codeIndented'] } }

const textParser = unified()
  .data('micromarkExtensions', [withoutCode])
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze()

/** In one sentence, « 911. » or a dash opens no list. */
const withoutBlocks = {
  disable: {
    null: [
      ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'headingAtx', 'htmlFlow'],
      ...['list', 'setextUnderline', 'thematicBreak'],
    ],
  },
}

const sentenceParser = unified()
  .data('micromarkExtensions', [withoutBlocks])
  .use(remarkParse)
  .freeze()

/** What the reading of one text remembers. */
export type Reading = {
  report: Report
  /** The anchors of the titles that were read. */
  anchors: Set<string>
}

export const startReading = (problems: string[]): Reading => ({
  report: (expected) => problems.push(expected),
  anchors: new Set(),
})

function readHeading({ depth, children }: Heading, { report, anchors }: Reading): RichNode[] {
  if (depth !== 2 && depth !== 3 && depth !== 4) {
    report('un titre de deux à quatre dièses, comme ## Le coût')
    return []
  }
  const content = mapWords(readInline(children, report), keepShortWordsWithNext)
  const anchor = getAnchor(getInlineText(content))
  let id = anchor
  for (let times = 2; anchors.has(id); times += 1) id = `${anchor}-${times}`
  anchors.add(id)
  return [{ type: 'heading', level: depth, id, content }]
}

function readItem({ children: [first, ...others] }: ListItem, reading: Reading) {
  const isSentence = first?.type === 'paragraph'
  const rest = isSentence || !first ? others : [first, ...others]
  return {
    content: isSentence ? readInline(first.children, reading.report) : '',
    more: readNodes(rest, reading),
  }
}

/** Reads a part of a text, and reports what no page shows. */
export function readNode(node: RootContent, reading: Reading): RichNode[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', content: readInline(node.children, reading.report) }]
    case 'heading':
      return readHeading(node, reading)
    case 'list': {
      const items = node.children.map((item) => readItem(item, reading))
      const isOrdered = node.ordered === true
      const start = node.start ?? 1
      return [{ type: 'list', isOrdered, items, ...(start !== 1 && { start }) }]
    }
    case 'blockquote':
      return [{ type: 'quote', nodes: readNodes(node.children, reading) }]
    default:
      reading.report(describeRefused(node))
      return []
  }
}

const readNodes = (nodes: readonly RootContent[], reading: Reading) =>
  nodes.flatMap((node) => readNode(node, reading))

/**
 * Finds the first line of a `:::name` block that no line of three colons closes: for Markdown, the
 * block goes on to the end of the text.
 */
function findUnclosedBlock(markdown: string) {
  let opened: string | undefined

  for (const [, line = ''] of markdown.matchAll(/^ {0,3}(:::.*)$/gm)) {
    const isClosing = line.trimEnd() === ':::'
    if (!isClosing && opened !== undefined) return opened
    opened = isClosing ? undefined : line
  }
  return opened
}

/** Parses a text into parts, which `readNode` reads; into none where a block swallows the rest. */
export function parseMarkdown(markdown: string, { report }: Reading) {
  const unclosed = findUnclosedBlock(markdown)
  if (unclosed !== undefined) {
    report(`une ligne ::: à la fin du bloc ${unclosed}`)
    return []
  }
  return textParser.parse(fillPlaceholders(markdown)).children
}

/** Lists the lines of a text without its marks, for the search and the counts. */
export const listLines = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => {
    switch (node.type) {
      case 'list':
        return node.items.flatMap(({ content, more }) => [
          getInlineText(content),
          ...listLines(more),
        ])
      case 'quote':
        return listLines(node.nodes)
      default:
        return [getInlineText(node.content)]
    }
  })

export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

/** Reads a text in Markdown. `problems` collects what the author must correct. */
export function readRichText(markdown: string, problems: string[]) {
  const reading = startReading(problems)
  const nodes = readNodes(parseMarkdown(markdown, reading), reading)
  const text = listLines(nodes).join('\n')
  return { nodes, text, wordCount: countWords(text) }
}

/**
 * Reads one sentence or more as one paragraph, whose Markdown is bold words and links: any other sign
 * is one that its author typed. An empty line between two sentences is a space.
 */
export function readSentence(markdown: string, report: Report): InlineContent {
  const line = fillPlaceholders(markdown)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\*)\*(?!\*)|[_`]/g, '\\$&')
  const nodes: Nodes[] = sentenceParser.parse(line).children
  return nodes.flatMap((node) => {
    if (node.type === 'paragraph') return readInline(node.children, report)
    report(describeRefused(node))
    return []
  })
}
