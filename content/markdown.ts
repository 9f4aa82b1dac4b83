import type { Element, Root as HtmlRoot, Text } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { z } from 'zod'
import { env } from '../env.mjs'
import { blockNames, drawBlock, refuseOpening, textOf, type KitWords } from './article-kit'
import { fill } from './fields'
import { anchorOf, localPath, onOneLine } from './paths'
import { bindEnd, bindTitle, typeset } from './typography'

export type RichText = {
  html: string
  /** The same words without tags, a line for each block: for the search index, the feed and the counts. */
  text: string
  words: number
  /** The titles of level 2, for a list of contents. */
  headings: { id: string; text: string }[]
}

/** Sets the spaces and the facts of every text node, and turns `:::name` blocks into notes: an <aside> would be a landmark inside the article. */
function remarkHouseStyle(problems: string[], isArticle: boolean) {
  const polish = (text: string) => typeset(fill(text, (name) => problems.push(`un repère connu, et non {${name}}`)))
  return (tree: MarkdownRoot) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'text') {
        // A block that was opened at the end of a line, or closed under the spaces of a list, is words for Markdown.
        if (node.value.includes(':::'))
          problems.push('chaque ::: sur une ligne à lui, sans espace devant, avec une ligne vide avant et après')
        node.value = polish(node.value)
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
        if (parent && index !== undefined) parent.children.splice(index, 1, { type: 'text', value: `:${node.name}` })
        return [SKIP, index]
      } else if (node.type === 'containerDirective') {
        const problem = refuseOpening(node, isArticle)
        if (problem !== undefined) {
          problems.push(problem)
          return undefined
        }
        const dataValue = node.attributes?.nom ?? polish(node.attributes?.titre ?? '')
        node.data = { hName: 'div', hProperties: { className: [node.name], role: 'note', ...(dataValue !== '' && { dataValue }) } }
      }
      return undefined
    })
  }
}

const sanitizeSchema: SanitizeSchema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel'] },
  attributes: {
    ...defaultSchema.attributes,
    div: [['className', ...blockNames], ['role', 'note'], 'dataValue'],
  },
}

/** The blocks of the kit, drawn. */
function rehypeKit(problems: string[], words: KitWords) {
  return (tree: HtmlRoot) => {
    const said = textOf(tree)
    let named = 0
    visit(tree, 'element', (node: Element) => {
      const [name] = Array.isArray(node.properties.className) ? node.properties.className : []
      if (node.tagName !== 'div' || node.properties.role !== 'note') return
      const { dataValue } = node.properties
      delete node.properties.dataValue
      drawBlock(node, String(name), typeof dataValue === 'string' ? dataValue : '', { words, refuse: (problem) => problems.push(problem) })
      const [title] = node.children
      if (name !== 'montants' && title?.type === 'element' && String(title.properties.className) === 'block-title') {
        named += 1
        title.properties.id = node.properties.ariaLabelledBy = `encadre-${String(named)}`
      }
      // A question that the text asks already is large for the eye alone.
      if (name === 'question' && said.split(textOf(node).trim()).length > 2)
        node.children = [{ type: 'element', tagName: 'span', properties: { ariaHidden: 'true' }, children: node.children }]
    })
  }
}

/** What a row is about is its first cell: who moves down a column hears it before each figure. */
function headRows(table: Element) {
  visit(table, 'element', (row: Element) => {
    const [first] = row.children.filter((child) => child.type === 'element')
    if (row.tagName === 'tr' && first?.tagName === 'td' && textOf(first).trim() !== '')
      Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } })
  })
}

/** A title has its anchor; internal addresses get the base path and their trailing slash; a table scrolls inside its own frame, reachable with a keyboard. */
function rehypeHouseStyle(problems: string[]) {
  return (tree: HtmlRoot) => {
    // A frame is named after the title above its table, and numbered when a title has several: no two regions share a name.
    let title = ''
    let tables = 0
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
      }
      const { href } = node.properties
      if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('/')) node.properties.href = localPath(href, env.basePath)
      if (node.tagName === 'table' && parent && index !== undefined) {
        tables += 1
        headRows(node)
        if (title === '') problems.push('un titre au-dessus d’un tableau : il nomme son cadre')
        const name = tables > 1 ? `${title}\u00A0(${String(tables)})` : title
        parent.children.splice(index, 1, {
          type: 'element',
          tagName: 'div',
          properties: { className: ['table'], tabIndex: 0, role: 'region', ariaLabel: name },
          children: [node],
        })
        return SKIP
      }
      return undefined
    })
  }
}

/** The same as components/ui/sentence.tsx. */
function keepWhole({ value }: Text, index: number | undefined, parent: HtmlRoot | Element | undefined) {
  const parts = value.split(onOneLine)
  if (!parent || index === undefined || parts.length === 1) return undefined
  const children = parts.map((part, at): Text | Element => {
    const text: Text = { type: 'text', value: part }
    return at % 2 === 0 ? text : { type: 'element', tagName: 'span', properties: { className: ['whole'] }, children: [text] }
  })
  parent.children.splice(index, 1, ...children)
  return index + children.length
}

/** Markdown to sanitised HTML, at build. `problems` collects what the author must correct. With its words, the kit of the articles may be used. */
export function renderMarkdown(markdown: string, problems: string[], kit?: KitWords): RichText {
  const headings: RichText['headings'] = []
  let words = ''
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkHouseStyle, problems, kit !== undefined)
    .use(remarkRehype)
    .use(rehypeSanitize, sanitizeSchema)
    .use(kit ? [[rehypeKit, problems, kit] as const] : [])
    .use(rehypeHouseStyle, problems)
    .use(() => (tree: HtmlRoot) => {
      words = textOf(tree)
        .trim()
        .replace(/\s*\n\s*/g, '\n')
      visit(tree, 'element', (node: Element) => {
        const last = node.children.at(-1)
        if (node.tagName === 'figcaption' && last?.type === 'text') last.value = bindEnd(last.value)
        if (node.tagName === 'h2') headings.push({ id: String(node.properties.id), text: textOf(node).trim() })
      })
      visit(tree, 'text', keepWhole)
    })
    // Raw are the drawings of the house alone, which come after the sanitiser.
    .use(rehypeStringify, { allowDangerousHtml: true })
    .processSync(markdown)
  return { html: String(html), text: words, words: words.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length, headings }
}

/** A field whose author writes Markdown: links, lists, emphasis. */
export const richText = () =>
  z
    .string()
    .trim()
    .min(1)
    .transform((value, context) => {
      const problems: string[] = []
      const rich = renderMarkdown(value, problems)
      for (const message of problems) context.addIssue({ code: 'custom', message })
      return rich
    })
