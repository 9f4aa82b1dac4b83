import type { Element, Root as HtmlRoot } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { env } from '../../env.mjs'
import { blockNames, drawBlocks, refuseOpening, textOf, type KitWords } from './article-kit'
import { fill, written } from '../fields'
import { anchorOf, localPath, onOneLine } from '../paths'
import { bindEnd, bindTitle, typeset } from '../typography'

/** Sets the spaces and the facts of every text node, and turns `:::name` blocks into notes: an <aside> would be a landmark inside the article. */
function polish(tree: MarkdownRoot, problems: string[], isArticle: boolean) {
  const set = (text: string) => typeset(fill(text, (name) => problems.push(`un repère connu, et non {${name}}`)))
  visit(tree, (node) => {
    if (node.type === 'text') {
      // A block that was opened at the end of a line, or closed under the spaces of a list, is words for Markdown.
      if (node.value.includes(':::'))
        problems.push('chaque ::: sur une ligne à lui, sans espace devant, avec une ligne vide avant et après')
      node.value = set(node.value)
    } else if (node.type === 'heading') {
      visit(node, 'text', (words) => {
        words.value = bindTitle(words.value)
      })
    } else if (node.type === 'link') {
      node.url = fill(decodeURI(node.url))
    } else if (node.type === 'footnoteReference') {
      problems.push('la source dans les champs de l’article, et non une note de bas de page')
    } else if (node.type === 'textDirective' || node.type === 'leafDirective') {
      // « 14 h :départ » is a colon followed by a word, never a directive of ours.
      Object.assign(node, { type: 'text', value: `:${node.name}`, children: [] })
    } else if (node.type === 'containerDirective') {
      const { name, attributes } = node
      const problem = isArticle ? refuseOpening(name, attributes ?? {}) : `aucun bloc hors d’un article, et non :::${name}`
      const dataValue = attributes?.nom ?? set(attributes?.titre ?? '')
      if (problem !== undefined) problems.push(problem)
      else node.data = { hName: 'div', hProperties: { className: [name], role: 'note', ...(dataValue !== '' && { dataValue }) } }
    }
  })
}

const sanitizeSchema: SanitizeSchema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel'] },
  attributes: { ...defaultSchema.attributes, div: [['className', ...blockNames], ['role', 'note'], 'dataValue'] },
}

/** Titles get their anchors, internal addresses the base path, tables a frame that a keyboard scrolls; titles of level 2 are returned, as contents. */
function furnish(tree: HtmlRoot, problems: string[]) {
  const headings: { id: string; text: string }[] = []
  // A frame is named after the title above its table, and numbered when a title has several: no two regions share a name.
  let title = ''
  let tables = 0
  let columns: string[] = []
  const anchors = new Set<string>()
  visit(tree, 'element', (node: Element, index, parent) => {
    if (/^h[2-4]$/.test(node.tagName)) {
      title = textOf(node).trim()
      tables = 0
      const anchor = anchorOf(title)
      if (anchor === '') problems.push(`un titre avec des lettres ou des chiffres, et non « ${title} »`)
      let id = anchor
      for (let times = 2; anchors.has(id); times += 1) id = `${anchor}-${String(times)}`
      anchors.add(id)
      node.properties.id = id
      if (node.tagName === 'h2') headings.push({ id, text: title })
    }
    const { href } = node.properties
    if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('/')) node.properties.href = localPath(href, env.basePath)
    if (node.tagName === 'table' && parent && index !== undefined) {
      tables += 1
      if (title === '') problems.push('un titre au-dessus d’un tableau : il nomme son cadre')
      const ariaLabel = tables > 1 ? `${title}\u00A0(${String(tables)})` : title
      const properties = { className: ['table'], tabIndex: 0, role: 'region', ariaLabel }
      parent.children.splice(index, 1, { type: 'element', tagName: 'div', properties, children: [node] })
    }
    if (node.tagName !== 'tr') return
    const [first, ...others] = node.children.filter((child) => child.type === 'element')
    // A telephone has no room for columns: each cell says the name of its own (components/blog/article-prose.css).
    if (first?.tagName === 'th') columns = others.map((cell) => textOf(cell).trim())
    else for (const [at, cell] of others.entries()) if (columns[at]) cell.properties.dataColumn = columns[at]
    // What a row is about is its first cell: who moves down a column hears it before each figure.
    if (first?.tagName === 'td' && textOf(first).trim() !== '')
      Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } })
  })
  return headings
}

/** A drawing, another tag, or what no line breaks: components/ui/sentence.tsx does the same for a text. */
const tagOrWhole = new RegExp(`<svg[^]*?</svg>|<(?:"[^"]*"|[^">])*>|${onOneLine.source}`, 'gu')

/** Markdown to sanitised HTML, at build. `problems` collects what the author must correct. With its words, the kit of the articles may be used. */
export function renderMarkdown(markdown: string, problems: string[], kit?: KitWords) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkRehype)
    .use(rehypeSanitize, sanitizeSchema)
    // Raw are the drawings of the house alone, which come after the sanitiser.
    .use(rehypeStringify, { allowDangerousHtml: true })
  const parsed = processor.parse(markdown)
  polish(parsed, problems, kit !== undefined)
  const tree = processor.runSync(parsed)
  if (kit) drawBlocks(tree, problems, kit)
  const headings = furnish(tree, problems)
  // The same words without tags, a line for each block: for the search index, the feed and the counts.
  const text = textOf(tree)
    .trim()
    .replace(/\s*\n\s*/g, '\n')
  visit(tree, { tagName: 'figcaption' }, ({ children }: Element) => {
    const last = children.at(-1)
    if (last?.type === 'text') last.value = bindEnd(last.value)
  })
  const html = processor
    .stringify(tree)
    .replace(tagOrWhole, (found) => (found.startsWith('<') ? found : `<span class="whole">${found}</span>`))
  return { html, text, words: text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length, headings }
}

/** A field whose author writes Markdown: links, lists, emphasis. */
export const richText = () =>
  written().transform((value, context) => {
    const problems: string[] = []
    const rich = renderMarkdown(value, problems)
    for (const message of problems) context.addIssue(message)
    return rich
  })
