import type { Element } from 'hast'
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { env } from '@/env.mjs'
import { preventOrphan } from '@/lib/typography'
import type { BlockWords } from './article-blocks/block'
import { blockNames, renderBlocks } from './article-blocks/blocks'
import { getText } from './article-blocks/hast'
import {
  addAnchors,
  keepOnOneLine,
  labelTableCells,
  linkPhoneNumbers,
  prefixLinks,
  wrapTables,
} from './markdown-html'
import { fillLinks } from './fill-placeholders'
import { findUnclosedBlock, transformMarkdown } from './markdown-text'

const sanitizeSchema: SanitizeSchema = {
  ...defaultSchema,
  protocols: {
    ...defaultSchema.protocols,
    href: [...(defaultSchema.protocols?.href ?? []), 'tel'],
  },
  attributes: {
    ...defaultSchema.attributes,
    div: [['className', ...blockNames], ['role', 'note'], 'dataValue'],
  },
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkRehype)
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeStringify, { closeEmptyElements: true })
  .freeze()

/**
 * Renders Markdown as sanitised HTML at build time, with the blocks of articles only when
 * `blockWords` is given.
 */
export function renderMarkdown(markdown: string, problems: string[], blockWords?: BlockWords) {
  const unclosed = findUnclosedBlock(markdown)
  if (unclosed !== undefined) problems.push(`une ligne ::: à la fin du bloc ${unclosed}`)

  const parsed = processor.parse(fillLinks(markdown))
  transformMarkdown(parsed, problems, blockWords !== undefined)
  const tree = processor.runSync(parsed)

  if (blockWords) renderBlocks(tree, problems, blockWords)
  const headings = addAnchors(tree)
  prefixLinks(tree, env.basePath)
  wrapTables(tree, problems)
  labelTableCells(tree)
  linkPhoneNumbers(tree)

  // The text without tags serves the search index and the counts.
  const text = getText(tree)
    .trim()
    .replace(/\s*\n\s*/g, '\n')
  visit(tree, { tagName: 'figcaption' }, bindCaptionEnd)
  keepOnOneLine(tree)
  return {
    html: processor.stringify(tree),
    text,
    wordCount: countWords(text),
    headings,
  }
}

export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

function bindCaptionEnd({ children }: Element) {
  const last = children.at(-1)
  if (last?.type === 'text') last.value = preventOrphan(last.value)
}
