import { readdirSync, readFileSync } from 'node:fs'
import type { Element, ElementContent, Properties, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { descriptionOf, findPicture } from '../pictures'

/** The words that the kit adds around an author's own, from the interface texts. */
export type KitWords = { enBref: string; aRetenir: string; kit: { less: string; amounts: string } }

/** `said`: the whole article, as text. */
type Kit = { words: KitWords; said: string; refuse: (expected: string) => void }

/** `braces`: the one thing written between braces after the name, which is the value that is drawn. */
type Block = { braces?: 'titre' | 'nom'; draw?: (node: Element, value: string, kit: Kit) => Partial<Element> }

const drawingsFolder = 'content/images/drawings/articles'
const drawingNames = readdirSync(drawingsFolder).map((file) => file.replace('.svg', ''))

/** « p.block-title » is a paragraph of this class. */
function h(name: string, properties: Properties, ...children: (ElementContent | string)[]): Element {
  const [tagName = '', ...className] = name.split('.')
  return {
    type: 'element',
    tagName,
    properties: { ...(className.length > 0 && { className }), ...properties },
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  }
}

const childrenNamed = (node: Element, ...names: string[]) =>
  node.children.filter((child): child is Element => child.type === 'element' && names.includes(child.tagName))

const ownLine = new Set(['p', 'li', 'h2', 'h3', 'h4', 'td', 'th', 'dd', 'blockquote', 'div', 'figcaption', 'summary'])

/** A line for each block, so that a title never runs into the sentence after it. */
export function textOf(node: Root | Element): string {
  const inner = node.children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '')).join('')
  return node.type === 'element' && ownLine.has(node.tagName) ? `${inner}\n` : inner
}

const title = (text: string) => h('p.block-title', {}, text)

/** A box under its title, which names it too. */
const titled = ({ properties }: Element, name: string, ...children: ElementContent[]): Partial<Element> => ({
  properties: { ...properties, ariaLabel: name },
  children: [title(name), ...children],
})

/** What an author may open with `:::name`. LISEZMOI.md shows each. */
const blocks: Partial<Record<string, Block>> = {
  'en-bref': { draw: (node, _value, { words }) => titled(node, words.enBref, ...node.children) },
  'a-retenir': { draw: (node, _value, { words }) => titled(node, words.aRetenir, ...node.children) },
  note: {},
  sigles: { draw: (node, _value, kit) => ({ children: [termsOf(node, 'sigles', kit)] }) },
  montants: { braces: 'titre', draw: drawAmounts },
  feuille: { braces: 'titre', draw: drawSheet },
  loi: { braces: 'titre', draw: (node, value, kit) => titled(node, value, termsOf(node, 'loi', kit), ...childrenNamed(node, 'p')) },
  question: { draw: drawQuestion },
  image: { braces: 'nom', draw: drawImage },
  dessin: { braces: 'nom', draw: drawDrawing },
}

export const blockNames = Object.keys(blocks)

/** What is wrong with the first line of a block, if something is. */
export function refuseOpening(name: string, attributes: Partial<Record<string, string | null>>): string | undefined {
  const block = blocks[name]
  if (!block) return `un bloc ${blockNames.map((each) => `:::${each}`).join(', ')}, et non :::${name}`
  const wanted = block.braces
  const foreign = Object.keys(attributes).find((each) => each !== wanted)
  if (foreign !== undefined) return `:::${name} sans ${foreign} entre accolades`
  const value = attributes[wanted ?? ''] ?? ''
  if (wanted !== undefined && !value.trim()) return `:::${name}{${wanted}="…"}, avec les accolades`
  if (name === 'image' && descriptionOf(value) === undefined)
    return `dans :::image, le nom d’une image de content/pictures.yml, et non ${value}`
  if (name === 'dessin' && !drawingNames.includes(value)) return `dans :::dessin, ${drawingNames.join(' ou ')}`
  return undefined
}

/** Draws the blocks that Markdown has brought as `<div class="name" role="note">`: it comes after the sanitiser, from words that have been through it. */
export function drawBlocks(tree: Root, problems: string[], words: KitWords): void {
  const kit = { words, said: textOf(tree), refuse: (problem: string) => problems.push(problem) }
  visit(tree, 'element', (node: Element) => {
    const { dataValue, ...properties } = node.properties
    if (properties.role !== 'note') return
    node.properties = properties
    Object.assign(node, blocks[String(properties.className)]?.draw?.(node, String(dataValue ?? ''), kit))
  })
}

function drawSheet(node: Element, value: string, { refuse }: Kit) {
  const [list, ...others] = childrenNamed(node, 'ul')
  if (!list || others.length > 0) refuse('dans :::feuille, une seule liste de tirets, une ligne par question')
  else list.properties = { className: ['checklist', 'lines'] }
  return titled(node, value, ...node.children)
}

function drawQuestion(node: Element, _value: string, { said, refuse }: Kit) {
  const [paragraph = h('p', {})] = childrenNamed(node, 'p')
  const text = textOf(paragraph).trim()
  if (!text.endsWith('?') || text.length > 90 || childrenNamed(node, 'ul', 'ol', 'table', 'p').length !== 1)
    refuse('dans :::question, une seule question de 90 caractères au plus, qui finit par ?')
  // One that the text asks already is large for the eye alone.
  const isHeard = said.split(text).length > 2
  return h('p.question', {}, ...(isHeard ? [h('span', { ariaHidden: 'true' }, ...paragraph.children)] : paragraph.children))
}

function drawImage(node: Element, value: string, { refuse }: Kit) {
  const [caption] = childrenNamed(node, 'p')
  if (!caption || textOf(caption).trim().length > 140) refuse('dans :::image, une légende d’une phrase, de 140 caractères au plus')
  const { avif, dusk, fallback, width, height, alt, focus } = findPicture(value)
  const source = { type: 'image/avif', srcSet: avif, sizes: '(min-width: 80rem) 58rem, (min-width: 60rem) 72vw, 100vw' }
  const evening = dusk === undefined ? [] : [h('source', { ...source, media: '(prefers-color-scheme: dark)', srcSet: dusk })]
  const facts = { src: fallback, width, height, alt, dataRatio: '3 / 2', dataFocus: focus, dataLamp: dusk && '' }
  const picture = h('picture', {}, ...evening, h('source', source), h('img.ui-picture', { ...facts, loading: 'lazy', decoding: 'async' }))
  return h('figure.image', {}, picture, h('figcaption.caption', {}, ...(caption?.children ?? [])))
}

function drawDrawing(node: Element, value: string, { refuse }: Kit) {
  const symbols = readFileSync(`${drawingsFolder}/${value}.svg`, 'utf8').matchAll(/viewBox="0 0 (\d+) (\d+)">(.*?)<\/symbol>/gs)
  const drawn = Array.from(symbols, ([, width, height, value = '']) =>
    h('svg', { ariaHidden: 'true', viewBox: `0 0 ${width} ${height}`, width, height }, { type: 'raw', value }),
  )
  const [list] = childrenNamed(node, 'ul', 'ol')
  const [caption] = childrenNamed(node, 'p')
  const lines = list ? childrenNamed(list, 'li') : []
  if (!list || !caption || ![1, lines.length].includes(drawn.length)) {
    refuse(`dans :::dessin, une liste de ${String(drawn.length)} lignes, et une légende`)
    return {}
  }
  if (drawn.length === 1) node.children.splice(node.children.indexOf(list), 0, ...drawn)
  else for (const [at, line] of lines.entries()) line.children = [...drawn.slice(at, at + 1), h('span', {}, ...line.children)]
  // The caption stays where the author put it: over the list, it is a title.
  return h('figure.dessin', {}, ...node.children.map((child) => (child === caption ? h('figcaption', {}, ...caption.children) : child)))
}

/** « - **RPA** résidence privée… » : a list of terms, each in bold at the head of its line. */
function termsOf(node: Element, name: string, { refuse }: Kit): Element {
  const items = childrenNamed(node, 'ul').flatMap((list) => childrenNamed(list, 'li'))
  const terms = items.flatMap((item) => {
    // A list whose lines are set apart by an empty one has a paragraph in each.
    const [content = item] = childrenNamed(item, 'p')
    const [term, ...definition] = content.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    return term?.type === 'element' && term.tagName === 'strong' && definition.length > 0
      ? [h('div', {}, h('dt', {}, ...term.children), h('dd', {}, ...definition))]
      : []
  })
  if (terms.length === 0 || terms.length < items.length)
    refuse(`dans :::${name}, une liste de tirets, et au début de chaque ligne le terme entre deux paires d’astérisques, comme **RPA**`)
  return h('dl', {}, ...terms)
}

const money = (cents: number) => `${(cents / 100).toLocaleString('fr-CA', { maximumFractionDigits: 2 })}\u00A0$`

/** « 1 850 $ », « 343,50 $ » or « 480 $ (dîner et souper) », in cents; a word such as « compris » adds nothing to a sum. */
function centsIn(cell = ''): number {
  const [, dollars = '', cents = '00'] = /^([\d\s]+)(?:,(\d{2}))?\s\$(?: \(.+\))?$/u.exec(cell) ?? []
  return Number(`${dollars}${cents}`.replace(/\s/gu, ''))
}

const stretch = (name: string, x: string, width: string, fill?: string) => h(name, { x, y: 0, width, height: '100%', fill })

/** Each extra has its own of the six hatches of content/images/drawings/hatches.svg, so that the bar is read without its colours. */
const hatched = (x: string, width: string, at: number) => [
  stretch('rect.extra', x, width),
  stretch('rect', x, width, `url(#hachure-${String((at % 6) + 1)})`),
]

/** Bars on one scale, and the table that they come from. First row: what is announced; last row: totals, which must add up. */
function drawAmounts(node: Element, value: string, { words, refuse }: Kit): Partial<Element> {
  const [table] = childrenNamed(node, 'table')
  const lines = (table ? childrenNamed(table, 'thead', 'tbody') : []).flatMap((part) => childrenNamed(part, 'tr'))
  const cells = lines.map((line) => childrenNamed(line, 'th', 'td').map((cell) => textOf(cell).trim()))
  const [[, ...names] = [], [announced = '', ...prices] = [], ...extras] = cells
  const [totalName = '', ...totals] = extras.pop() ?? []
  if (!table || totals.length === 0) {
    refuse('dans :::montants, un tableau d’au moins deux lignes : le montant annoncé d’abord, le total en dernier')
    return {}
  }
  const full = Math.max(...totals.map((cell) => centsIn(cell)))
  const percent = (cents: number) => `${String(Math.round((cents / full) * 10_000) / 100)}%`
  const bars = names.map((name, column) => {
    const price = centsIn(prices[column])
    const total = centsIn(totals[column])
    const drawn = [stretch('rect.announced', '0%', percent(price))]
    const key: Element[] = []
    let sum = price
    for (const [at, [what = '', ...cells]] of extras.entries()) {
      const cents = centsIn(cells[column])
      if (cents === 0) continue
      const sample = h('svg', { ariaHidden: 'true', width: 22, height: 22 }, ...hatched('0', '100%', at))
      key.push(h('li', {}, sample, h('span', {}, h('strong', {}, money(cents)), ` ${what}`)))
      drawn.push(...hatched(percent(sum), percent(cents), at))
      sum += cents
    }
    if (sum !== total || price === 0) refuse(`dans :::montants, ${money(sum)} au total de « ${name} », et non ${money(total)}`)
    if (total < full) drawn.push(stretch('rect.missing', percent(total), percent(full - total)))
    return h(
      'div.bar',
      {},
      h('p.bar-name', {}, h('strong', {}, name), ` ${announced}\u00A0: ${money(price)}`),
      h('p.bar-sum', {}, h('span.visually-hidden', {}, `${totalName}\u00A0: `), money(total)),
      h('svg.bar-drawn', { ariaHidden: 'true', width: '100%', height: 72 }, ...drawn),
      ...(key.length > 0 ? [h('ul.bar-key', {}, ...key)] : []),
      ...(total < full ? [h('p.bar-gap', {}, words.kit.less.replace('{n}', money(full - total)))] : []),
    )
  })
  const caption = childrenNamed(node, 'p').flatMap((paragraph) => paragraph.children)
  const details = h('details', {}, h('summary', {}, words.kit.amounts), table)
  return h('figure.montants', {}, title(value), ...bars, h('figcaption', {}, ...caption), details)
}
