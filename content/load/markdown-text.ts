import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { fillPlaceholders } from './fill-placeholders'
import { findUnclosedMarkdown } from './unclosed-markdown'
import { keepShortWordsWithNext, typeset } from '@/lib/typography'
import { describeBlockMistake } from './article-blocks/blocks'

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>

/**
 * Fills the placeholders, sets the typography, and turns `:::name` blocks into notes. `problems`
 * collects what the author must correct.
 */
export function transformMarkdown(tree: Root, problems: string[], isArticle: boolean) {
  const report = (expected: string) => problems.push(expected)
  const setText = (text: string) => typeset(fillPlaceholders(text, report))

  const transformNode = (node: Root | RootContent) => {
    switch (node.type) {
      case 'text':
        findUnclosedMarkdown(node.value).forEach(report)
        node.value = setText(node.value)
        break
      case 'heading':
        visit(node, 'text', (text) => {
          text.value = keepShortWordsWithNext(text.value)
        })
        break
      case 'link':
      case 'definition':
        node.url = correctAddress(fillPlaceholders(decodeAddress(node.url, report), report), report)
        break
      case 'textDirective':
      case 'leafDirective':
        // « 14 h :départ » is a colon and a word, not a directive.
        Object.assign(node, { type: 'text', value: `:${node.name}`, children: [] })
        break
      case 'containerDirective':
        transformBlock(node, problems, isArticle, setText)
        break
      default:
        problems.push(...describeRefused(node))
    }
  }
  visit(tree, transformNode)
}

/** Says what to write in the place of what no text of the site shows. */
function describeRefused(node: Root | RootContent) {
  switch (node.type) {
    case 'image':
      return [`une image de l’article, par un bloc :::image, et non ![](${node.url})`]
    case 'imageReference':
      return [
        `une image de l’article, par un bloc :::image, et non ![${node.alt ?? ''}]` +
          `[${node.label ?? ''}]`,
      ]
    case 'html':
      return [`du Markdown, et non du HTML comme ${node.value}`]
    case 'footnoteReference':
      return ['la source dans les champs de l’article, et non une note de bas de page']
    default:
      return []
  }
}

/** Decodes an address, whose placeholders Markdown may have encoded; `%E9` is no letter in UTF-8. */
function decodeAddress(url: string, report: (expected: string) => void) {
  try {
    return decodeURI(url)
  } catch {
    report(`une adresse recopiée de la barre du navigateur, où « é » s’écrit %C3%A9, et non ${url}`)
    return url
  }
}

/**
 * Corrects an address: Markdown turns a bare www.quebec.ca into http://www.quebec.ca, which becomes
 * https here.
 */
function correctAddress(url: string, report: (expected: string) => void) {
  const address = url.replace(/^(?:http:\/\/)?www\./, 'https://www.')
  if (!/^(\/(?!\/)|#|https:\/\/|tel:|mailto:)/.test(address))
    report(
      `une adresse qui commence par https://, ou par / pour une page du site, et non ${address}`,
    )
  return address
}

/**
 * Finds the first line of a `:::name` block that no line of three colons closes: for Markdown, the
 * block goes on to the end of the text.
 */
export function findUnclosedBlock(markdown: string) {
  let opened: string | undefined

  for (const [, line = ''] of markdown.matchAll(/^ {0,3}(:::.*)$/gm)) {
    const isClosing = line.trimEnd() === ':::'
    if (!isClosing && opened !== undefined) return opened
    opened = isClosing ? undefined : line
  }
  return opened
}

/** Makes a note of a block, not an <aside>, which would be a landmark inside the article. */
function transformBlock(
  node: ContainerDirective,
  problems: string[],
  isArticle: boolean,
  setText: (text: string) => string,
) {
  const { name, attributes } = node
  const problem = isArticle
    ? describeBlockMistake(name, attributes ?? {})
    : `aucun bloc hors d’un article, et non :::${name}`
  if (problem !== undefined) {
    problems.push(problem)
    return
  }
  const dataValue = attributes?.nom ?? setText(attributes?.titre ?? '')
  node.data = {
    hName: 'div',
    hProperties: { className: [name], role: 'note', ...(dataValue !== '' && { dataValue }) },
  }
}
