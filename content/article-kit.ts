import { readdirSync, readFileSync } from 'node:fs'
import type { Element, ElementContent, Properties } from 'hast'
import { descriptionOf, findPicture } from './pictures'

/** The words that the kit adds around an author's own, from the interface texts. */
export type KitWords = { enBref: string; aRetenir: string; less: string; amounts: string }

type Kit = { words: KitWords; refuse: (expected: string) => void }

/** What an author may open with `:::name`, and the one thing written between braces after it. LISEZMOI.md shows each. */
const kinds = {
  'en-bref': undefined,
  'a-retenir': undefined,
  note: undefined,
  sigles: undefined,
  montants: 'titre',
  feuille: 'titre',
  loi: 'titre',
  question: undefined,
  image: 'nom',
  dessin: 'nom',
} as const

export type BlockName = keyof typeof kinds

export const blockNames = Object.keys(kinds) as BlockName[]

/** Those that every Markdown field takes; the others are drawn by the style of an article. */
const anywhere: readonly BlockName[] = ['en-bref', 'a-retenir', 'note']

const isBlock = (name: string): name is BlockName => Object.hasOwn(kinds, name)

type Opening = { name: string; attributes?: Partial<Record<string, string | null>> | null | undefined }

const drawingsFolder = 'content/images/drawings/articles'
const drawingNames = readdirSync(drawingsFolder).map((file) => file.replace('.svg', ''))

/** What is wrong with the first line of a block, if something is. */
export function refuseOpening({ name, attributes }: Opening, isArticle: boolean): string | undefined {
  const allowed = isArticle ? blockNames : anywhere
  if (!isBlock(name) || !allowed.includes(name)) return `un bloc ${allowed.map((each) => `:::${each}`).join(', ')}, et non :::${name}`
  const wanted = kinds[name]
  const given = Object.keys(attributes ?? {})
  const [foreign] = given.filter((each) => each !== wanted)
  if (foreign !== undefined) return `:::${name} sans ${foreign} entre accolades`
  if (wanted !== undefined && !attributes?.[wanted]?.trim()) return `:::${name}{${wanted}="…"}, avec les accolades`
  if (name === 'image' && descriptionOf(attributes?.nom ?? '') === undefined)
    return `dans :::image, le nom d’une image de content/pictures.yml, et non ${attributes?.nom ?? ''}`
  if (name === 'dessin' && !drawingNames.includes(attributes?.nom ?? '')) return `dans :::dessin, ${drawingNames.join(' ou ')}`
  return undefined
}

const h = (tagName: string, properties: Properties, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
})

const childrenNamed = (node: Element, ...names: string[]) =>
  node.children.filter((child): child is Element => child.type === 'element' && names.includes(child.tagName))

const wordsOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(wordsOf).join('') : ''

const title = (text: string) => h('p', { className: ['block-title'] }, text)

/** Draws the block that Markdown has brought as `<div class="name">`: whatever it makes comes after the sanitiser, from words that have been through it. */
export function drawBlock(node: Element, name: string, value: string, kit: Kit): void {
  const draw = drawings[name as BlockName]
  if (draw) Object.assign(node, draw(node, value, kit))
}

type Draw = (node: Element, value: string, kit: Kit) => Partial<Element>

const drawings: Partial<Record<BlockName, Draw>> = {
  'en-bref': (node, _value, { words }) => ({ children: [title(words.enBref), ...node.children] }),
  'a-retenir': (node, _value, { words }) => ({ children: [title(words.aRetenir), ...node.children] }),
  sigles: (node, _value, { refuse }) => ({ children: [termsOf(node, ':::sigles', refuse)] }),
  feuille: (node, value, { refuse }) => {
    if (childrenNamed(node, 'ul').length !== 1) refuse('dans :::feuille, une seule liste de tirets, une ligne par question')
    return { children: [title(value), ...node.children] }
  },
  loi: (node, value, { refuse }) => ({ children: [title(value), termsOf(node, ':::loi', refuse), ...childrenNamed(node, 'p')] }),
  question: (node, _value, { refuse }) => {
    const [paragraph] = childrenNamed(node, 'p')
    const text = paragraph ? wordsOf(paragraph).trim() : ''
    if (!text.endsWith('?') || text.length > 90 || childrenNamed(node, 'ul', 'ol', 'table', 'p').length !== 1)
      refuse('dans :::question, une seule question de 90 caractères au plus, qui finit par ?')
    return { tagName: 'p', properties: { className: ['question'] }, children: paragraph?.children ?? [] }
  },
  image: (node, value, { refuse }) => {
    // Refused on its first line already.
    if (descriptionOf(value) === undefined) return {}
    const [caption] = childrenNamed(node, 'p')
    if (!caption || wordsOf(caption).length > 140) refuse('dans :::image, une légende d’une phrase, de 140 caractères au plus')
    return {
      tagName: 'figure',
      properties: { className: ['image'] },
      children: [pictureOf(value), h('figcaption', {}, ...(caption?.children ?? []))],
    }
  },
  dessin: (node, value, { refuse }) => {
    if (!drawingNames.includes(value)) return {}
    const symbols = readFileSync(`${drawingsFolder}/${value}.svg`, 'utf8').matchAll(/viewBox="0 0 (\d+) (\d+)">(.*?)<\/symbol>/gs)
    const drawn = Array.from(symbols, ([, width, height, value = '']) =>
      h('svg', { ariaHidden: 'true', viewBox: `0 0 ${width} ${height}`, width, height }, { type: 'raw', value }),
    )
    const [list] = childrenNamed(node, 'ul', 'ol')
    const [caption] = childrenNamed(node, 'p')
    const lines = list ? childrenNamed(list, 'li') : []
    if (!list || !caption || ![1, lines.length].includes(drawn.length)) {
      refuse(`dans :::dessin, une liste de ${String(drawn.length)} lignes, puis une légende`)
      return {}
    }
    const alone = drawn.length === 1
    if (!alone) for (const [at, line] of lines.entries()) line.children = [...drawn.slice(at, at + 1), h('span', {}, ...line.children)]
    const children = [...(alone ? drawn : []), list, h('figcaption', {}, ...caption.children)]
    return { tagName: 'figure', properties: { className: ['dessin'] }, children }
  },
  montants: drawAmounts,
}

/** « - **RPA** résidence privée… » : a list of terms, each in bold at the head of its line. */
function termsOf(node: Element, name: string, refuse: Kit['refuse']): Element {
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
    refuse(`dans ${name}, une liste de tirets, et au début de chaque ligne le terme entre deux paires d’astérisques, comme **RPA**`)
  return h('dl', {}, ...terms)
}

function pictureOf(name: string): Element {
  const picture = findPicture(name)
  const sizes = '(min-width: 80rem) 45rem, (min-width: 60rem) 58vw, 100vw'
  return h(
    'picture',
    {},
    h('source', { type: 'image/avif', srcSet: picture.avif, sizes }),
    h('img', {
      className: ['ui-picture'],
      src: picture.fallback,
      width: picture.width,
      height: picture.height,
      alt: picture.alt,
      loading: 'lazy',
      decoding: 'async',
      dataRatio: '3 / 2',
      dataFocus: picture.focus,
    }),
  )
}

const french = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 2 })
const money = (amount: number) => `${french.format(amount)}\u00A0$`

/** « 1 850 $ », « 343,50 $ » or « 480 $ (dîner et souper) », in bold or not; a word such as « compris » adds nothing to a sum. */
function amountIn(cell: Element | undefined): number | undefined {
  const [, digits] = (cell && /^([\d\s]+(?:,\d{2})?)\s\$(?: \(.+\))?$/u.exec(wordsOf(cell).trim())) ?? []
  return digits === undefined ? undefined : Number(digits.replace(/\s/gu, '').replace(',', '.'))
}

/** Bars on one scale, and the table that they come from. First row: what is announced; last row: totals, which must add up. */
function drawAmounts(node: Element, value: string, { words, refuse }: Kit): Partial<Element> {
  const [table] = childrenNamed(node, 'table')
  const rowsIn = (part: string) =>
    (table ? childrenNamed(table, part) : []).flatMap((group) => childrenNamed(group, 'tr')).map((row) => childrenNamed(row, 'th', 'td'))
  const [[, ...names] = []] = rowsIn('thead')
  const [announced, ...rest] = rowsIn('tbody')
  const totals = rest.at(-1)
  const extras = rest.slice(0, -1)
  if (!table || !announced || !totals || names.length === 0) {
    refuse('dans :::montants, un tableau d’au moins deux lignes : le montant annoncé d’abord, le total en dernier')
    return {}
  }
  const columns = names.map((cell, at) => {
    const name = wordsOf(cell).trim()
    const parts = [announced, ...extras].map((row) => amountIn(row[at + 1]) ?? 0)
    const total = amountIn(totals[at + 1]) ?? 0
    const sum = Math.round(parts.reduce((all, part) => all + part, 0) * 100) / 100
    if (sum !== total || parts[0] === 0) refuse(`dans :::montants, ${money(sum)} au total de « ${name} », et non ${money(total)}`)
    return { name, parts, total }
  })
  const full = Math.max(...columns.map(({ total }) => total))
  const label = (row: Element[] | undefined) => wordsOf(row?.[0] ?? h('td', {})).trim()
  const bars = columns.map(({ name, parts, total }) =>
    h(
      'div',
      { className: ['bar'] },
      h('p', { className: ['bar-name'] }, h('strong', {}, name), ` ${label(announced)} : ${money(parts[0] ?? 0)}`.replace(' :', '\u00A0:')),
      h('p', { className: ['bar-sum'] }, h('span', { className: ['visually-hidden'] }, `${label(totals)}\u00A0: `), money(total)),
      barOf(parts, full, total),
      ...(parts.slice(1).some(Boolean)
        ? [
            h(
              'ul',
              { className: ['bar-key'] },
              ...parts
                .map((part, at) => ({ part, at }))
                .filter(({ part, at }) => at > 0 && part > 0)
                .map(({ part, at }) =>
                  h(
                    'li',
                    {},
                    h('svg', { ariaHidden: 'true', width: 22, height: 22 }, ...segment('0', '100%', at)),
                    h('span', {}, h('strong', {}, money(part)), ` ${label(extras[at - 1])}`),
                  ),
                ),
            ),
          ]
        : []),
      ...(total < full ? [h('p', { className: ['bar-gap'] }, words.less.replace('{n}', money(full - total)))] : []),
    ),
  )
  return {
    tagName: 'figure',
    properties: { className: ['montants'] },
    children: [
      title(value),
      ...bars,
      h('figcaption', {}, ...childrenNamed(node, 'p').flatMap((paragraph) => paragraph.children)),
      h('details', {}, h('summary', {}, words.amounts), table),
    ],
  }
}

/** How many there are in content/images/drawings/hatches.svg, which the page of an article holds once. */
const hatches = 6

/** A stretch of a bar: what was announced is plain, each extra has its own hatch, so that the bar is read without its colours. */
function segment(x: string, width: string, at: number): Element[] {
  const box = { x, y: 0, width, height: '100%' }
  const hatch = at === 0 ? [] : [h('rect', { ...box, fill: `url(#hachure-${String(((at - 1) % hatches) + 1)})` })]
  return [h('rect', { ...box, className: [at === 0 ? 'announced' : 'extra'] }), ...hatch]
}

function barOf(parts: readonly number[], full: number, total: number): Element {
  const percent = (amount: number) => `${String(Math.round((amount / full) * 10_000) / 100)}%`
  let start = 0
  const stretches = parts.flatMap((part, at) => {
    const drawn = part > 0 ? segment(percent(start), percent(part), at) : []
    start += part
    return drawn
  })
  const missing =
    total < full ? [h('rect', { x: percent(total), y: 0, width: percent(full - total), height: '100%', className: ['missing'] })] : []
  return h('svg', { className: ['bar-drawn'], ariaHidden: 'true', width: '100%', height: 72 }, ...stretches, ...missing)
}
