import type { Link, Nodes, PhrasingContent } from 'mdast'
import { buildPhoneHref } from '@/lib/paths'
import type { InlineContent, InlineNode } from '@/lib/rich-text'
import { typeset } from '@/lib/typography'
import { splitAtPhoneNumbers } from '@/lib/unbreakable-phrases'
import { findUnknownPlaceholders } from './fill-placeholders'
import { findUnclosedMarkdown } from './unclosed-markdown'

/** Tells the author what was expected where a mistake is. */
export type Report = (expected: string) => void

export function getInlineText(content: InlineContent): string {
  if (typeof content === 'string') return content
  return content
    .map((node) => {
      if (typeof node === 'string') return node
      return node.tag === 'br' ? '\n' : getInlineText(node.content)
    })
    .join('')
}

/** Tells a sentence of several pieces from a list of sentences. */
export const isInlineContent = (value: object): value is readonly InlineNode[] =>
  Array.isArray(value) &&
  value.some((node: unknown) => typeof node === 'object' && node !== null && 'tag' in node)

/** Changes the words of a sentence that are neither bold nor in a link. */
export const mapWords = (
  content: readonly InlineNode[],
  change: (words: string) => string,
): InlineNode[] => content.map((node) => (typeof node === 'string' ? change(node) : node))

/** What to write in the place of what no text of the site shows. */
const expectedInstead: Partial<Record<Nodes['type'], string>> = {
  image: 'une image de l’article, par un bloc :::image, et non l’image',
  imageReference: 'une image de l’article, par un bloc :::image, et non l’image',
  html: 'du Markdown, et non le HTML',
  linkReference: 'un lien en un seul morceau, comme [mots](/adresse), et non le renvoi',
  definition: 'un lien en un seul morceau, comme [mots](/adresse), et non le renvoi',
  footnoteReference: 'la source dans les champs de l’article, et non la note',
  footnoteDefinition: 'la source dans les champs de l’article, et non la note',
  containerDirective: 'aucun bloc hors d’un article ni dans un autre bloc, et non',
  leafDirective: 'trois deux-points devant un bloc, et non deux devant',
  inlineCode: 'une apostrophe, et non deux accents graves autour de',
  delete: 'du texte sans rature',
  thematicBreak: 'une ligne vide, et non un trait de tirets',
  table: 'un tableau dans un article, hors d’une liste et d’une citation',
}

export function describeRefused(node: Nodes) {
  const expected =
    expectedInstead[node.type] ??
    'des paragraphes, des titres, des listes, du gras et des liens, et rien comme'
  const found = ['value', 'url', 'label', 'name'].map((key): unknown => Reflect.get(node, key))
  const quoted = found.find((value) => typeof value === 'string')
  return quoted === undefined ? expected : `${expected} « ${quoted} »`
}

/** Refuses « %E9 », which is no letter in UTF-8. */
function checkEncoding(url: string, report: Report) {
  try {
    decodeURI(url)
  } catch {
    report(`une adresse recopiée de la barre du navigateur, où « é » s’écrit %C3%A9, et non ${url}`)
  }
}

/**
 * Corrects an address: Markdown turns a bare www.quebec.ca into http://www.quebec.ca, which becomes
 * https here.
 */
function correctAddress(url: string, report: Report) {
  checkEncoding(url, report)
  findUnknownPlaceholders(url).forEach(report)
  const address = url.replace(/^(?:http:\/\/)?www\./, 'https://www.')
  if (!/^(\/(?!\/)|#|https:\/\/|tel:|mailto:)/.test(address))
    report(
      `une adresse qui commence par https://, ou par / pour une page du site, et non ${address}`,
    )
  return address
}

/** Writes a number as it is dialled, which must be one that the words of its link show, if any. */
function correctPhone(address: string, shown: string, report: Report) {
  const href = buildPhoneHref(address)
  const numbers = shown.match(/\d[\d\s-]+\d/g) ?? []
  if (!/\d/.test(href) || (numbers.length > 0 && !numbers.map(buildPhoneHref).includes(href)))
    report(
      `le numéro qu’on lit est celui qu’on compose, comme [811](tel:811), et non ${address} pour « ${shown} »`,
    )
  return href
}

function readLink({ url, children }: Link, report: Report): InlineNode {
  const content = readWords(children, report)
  const address = correctAddress(url, report)
  const href = address.startsWith('tel:')
    ? correctPhone(address, getInlineText(content), report)
    : address
  return { tag: 'a', href, content }
}

/** Makes each phone number a link that dials it. */
const linkPhoneNumbers = (words: string): InlineNode[] =>
  splitAtPhoneNumbers(words)
    .map((part, index) =>
      index % 2 === 1 ? ({ tag: 'a', href: buildPhoneHref(part), content: part } as const) : part,
    )
    .filter((part) => part !== '')

/** In « le [811](tel:811) », the number stays with the word before it. */
const keepBeforeNumber = (words: string, next: PhrasingContent | undefined) =>
  next?.type === 'link' && /^tel:\d{3}$/.test(next.url) ? words.replace(/ $/, '\u00A0') : words

/** Reads a sentence. A link, whose own number would be one in another, gives no `linkNumbers`. */
function readWords(
  nodes: readonly PhrasingContent[],
  report: Report,
  linkNumbers = (words: string): InlineNode[] => [words],
): InlineNode[] {
  return nodes.flatMap((node, index): InlineNode[] => {
    switch (node.type) {
      case 'text':
        findUnclosedMarkdown(node.value).forEach(report)
        findUnknownPlaceholders(node.value).forEach(report)
        return linkNumbers(keepBeforeNumber(typeset(node.value), nodes[index + 1]))
      case 'strong':
        return [{ tag: 'strong', content: readWords(node.children, report, linkNumbers) }]
      case 'emphasis':
        return [{ tag: 'em', content: readWords(node.children, report, linkNumbers) }]
      case 'link':
        return [readLink(node, report)]
      case 'break':
        return [{ tag: 'br' }]
      case 'textDirective':
        // « 14 h :départ » is a colon and a word.
        return [`:${node.name}`]
      default:
        report(describeRefused(node))
        return []
    }
  })
}

/** Reads a sentence: sets its typography, and makes its numbers dial. */
export const readInline = (nodes: readonly PhrasingContent[], report: Report) =>
  readWords(nodes, report, linkPhoneNumbers)
