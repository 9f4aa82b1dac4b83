import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const files = ['app', 'components', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|styles\.ts)$/.test(file))
    .map((file) => path.join(folder, file)),
)
const sheets = files.map((file) => ({
  file,
  // Comments are emptied, and keep their lines.
  css: readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  ),
}))
const tokens = readFileSync('styles/tokens.css', 'utf8')

/** « file:line text » of each match. */
const find = (pattern: RegExp, isFault: (match: string) => boolean = () => true) =>
  sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(pattern), ({ 0: match, index }) => ({ match, index }))
      .filter(({ match }) => isFault(match))
      .map(({ match, index }) => {
        const line = css.slice(0, index).split('\n').length
        return `${file}:${String(line)} ${match.trim()}`
      }),
  )

test('has six widths of queries', () => {
  const widths = ['17rem', '21rem', '34rem', '48rem', '60rem', '68rem']
  const otherWidths = find(/@(?:container|media)[^{]*/g, (query) =>
    (query.includes('width') ? (query.match(/[\d.]+[a-z]+/g) ?? []) : []).some(
      (length) => !widths.includes(length),
    ),
  )
  expect(otherWidths).toEqual([])
})

// At the length itself, `<=` and `>=` would both apply.
test('asks for less than a length, or for that length and more', () => {
  expect(
    find(/@(?:container|media)[^{]*(?:\b(?:width|height) <=|max-(?:width|height)).*/g),
  ).toEqual([])
})

/** Why a style sheet asks for less than a width of a tablet or a desktop. */
const narrowReasons = {
  'advisors.module.css': 'A drawing stands above its words.',
  'article-asides.css':
    'An acronym stands beside its words, wider than a phone and not in a margin.',
  'article-card.module.css': 'The words of a card stand under its picture.',
  'contact-band.module.css': 'The thumb bar has the rest. A tablet has columns of its own.',
  'contact-section.module.css': 'The form keeps its height until it is parsed.',
  'footer.module.css': 'The footer is shorter.',
  'header.module.css': 'The logo wraps beside the button of the menu.',
  'hero.module.css': 'A tablet has columns of its own.',
  'home-sections.module.css': 'The picture is as wide as the page, without its caption.',
  'legal-sections.module.css': 'A drawing stands beside its title.',
  'printed-notebook.css': 'A phone has no cells to write in.',
  'result-screen.css': 'The week is printed only, or its days are initials.',
  'timeline.module.css': 'A text stands above its bar.',
  'tool-hero.module.css': 'The drawing is small. A tablet has columns of its own.',
  'visit-notebook.css': 'One residence is shown at a time, under its name.',
}

// 17, 21 and 34rem are for what the smallest screens and the largest letters need.
test('asks for a page narrower than a tablet only for a reason', () => {
  const narrow = find(/@container[^{]*width < (?:48|60|68)rem/g)
  const files = narrow.map((fault) => path.basename(fault.split(':')[0] ?? ''))
  expect([...new Set(files)].sort()).toEqual(Object.keys(narrowReasons))
})

// Outside `.site`, or where a script of the page or an old browser asks the same question.
test('asks the window for its width in four places alone, and the page elsewhere', () => {
  const asking = find(/@media[^{]*width.*/g).map((query) => query.split(':')[0])
  expect([...new Set(asking)]).toEqual([
    'app/liens-utiles/_components/link-directory.module.css',
    'components/blog/article-tables.css',
    'components/chat/chat.css',
    'components/ui/photo-grid.css',
  ])
})

test('has eight steps of type, five leadings and six spaces', () => {
  const count = (names: RegExp) => new Set(tokens.match(names)).size
  expect(count(/--size-[a-z0-9-]+(?=:)/g)).toBe(8)
  expect(count(/--leading-[a-z]+(?=:)/g)).toBe(5)
  expect(count(/--space-\d(?=:)/g)).toBe(6)
})

test('prints every space, each smaller than the next', () => {
  const print = readFileSync('styles/print.css', 'utf8')
  const names = ['half', '1', '1-half', '2', '3', '4', '6', '8'].map((step) => `--space-${step}`)
  const readLengths = (css: string) =>
    names.map((name) => Number.parseFloat(css.split(`${name}: `)[1] ?? ''))
  for (const lengths of [readLengths(tokens), readLengths(print)])
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b))
})

// `--cqi`, in tokens.css, is the one place of `1cqi`.
test('gives old browsers a value before each one that they do not know', () => {
  const newer = /([\d.](?:[sdl]v[hwib]|cq\w+|r?lh)\b|color-mix\()|\b(?:rotate|scale|translate): /
    .source
  const isAlone = (rule: string) => {
    const [before = '', declaration = ''] = rule.trim().split(/\n\s*/)
    return !before.startsWith(`${declaration.split(':')[0] ?? ''}:`)
  }
  const alone = find(new RegExp(`.*\\n.*${newer}.*`, 'g'), isAlone)
  expect(alone.filter((fault) => !fault.startsWith('styles/tokens.css'))).toEqual([])
})

// Next splits `underline 0.07em`, but not one with a variable. styled-components splits none.
test('gives the thickness of an underline apart, which Safari 15 needs', () => {
  const isWhole = (fault: string) => fault.includes('var(') || fault.includes('.styles.ts:')
  expect(find(/text-decoration: [^;]*(?:var\(|\d)[^;]*/g).filter(isWhole)).toEqual([])
})

// Spaces in `em` follow the letters, paper is measured in millimetres and points, and hairlines, a
// leading of 1 and `1em` are no sizes of the scale.
const literals = {
  colour: /.*(?:#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|light-dark|color-mix)\().*/gi,
  space:
    /(?<![\w-])(?:margin|padding|gap|inset|top|right|bottom|left|scroll-\w+|\w+-gap)[\w-]*: [^;]*?(?<![\d.])(?![01]px)[\d.]+(?:rem|px|v[wh])[^;]*;/g,
  size: /(?:\bfont(?:-size)?|--h1-size): [^;]*?(?<![\w.-])(?!1em)[\d.]+(?:r?em|px|pt|%)[^;]*;/g,
  leading: /\b(?:line-height: |font: [^;]*\/ )(?!1[ ;])[\d.][^;]*;/g,
  weight: /\bfont(?:-weight)?: (?:[^;]*\s)?\d{3}\b[^;]*;/g,
  'z-index': /\bz-index: -?\d+;/g,
  rule: /\b(?:border|outline|box-shadow|text-decoration)[\w-]*: [^;]*(?<![\d.])(?![01]px)[\d.]+px[^;]*;/g,
}
const drawing = 'A drawing’s parts are measured together.'
const reasons: Record<keyof typeof literals, Record<string, string>> = {
  colour: { 'print.css': 'Print is black on white.' },
  space: {
    'service-area-map.module.css': drawing,
    'result-screen.css': drawing,
    'needs-assessment.css': 'A title keeps clear of the quick exit, as wide as its words.',
  },
  size: {
    'service-area-map.module.css': drawing,
    'ink-drawing.module.css': drawing,
    'article-figures.css': drawing,
    'logo.module.css': drawing,
    'hero.module.css': '« qui s’adapte » holds on one line of half a page.',
    'tool-hero.module.css': 'The longest title holds on one line beside its drawing.',
    'reading-settings.module.css': 'Three drawn letters show three text sizes.',
    'base.css': 'These are the text sizes that a visitor chooses.',
    'print.css': 'These are the same text sizes on paper.',
  },
  leading: { 'step-list.module.css': 'A digit is as high as its drawn shape.' },
  weight: {
    'fallback-fonts.css': 'A font describes its files.',
    'fonts.css': 'A font describes its files.',
  },
  'z-index': {},
  rule: {},
}

test.each(Object.entries(literals))(
  'takes each %s from styles/tokens.css, but for a reason',
  (kind, literal) => {
    const faults = find(literal).filter((fault) => !fault.startsWith('styles/tokens.css'))
    const exceptions = Object.keys(reasons[kind as keyof typeof literals])
    const isIn = (fault: string) => (file: string) => fault.includes(`/${file}:`)
    expect(faults.filter((fault) => !exceptions.some(isIn(fault)))).toEqual([])
    expect(exceptions.filter((file) => !faults.some((fault) => isIn(fault)(file)))).toEqual([])
  },
)

// A rule outside of layers wins over all of them. Prettier does not indent it.
test('keeps every rule in a layer', () => {
  const allowed = /\.css:\d+ (?:\}|@(?:layer|import|page|font-face)\b)/
  const outside = find(/^\S.*/gm).filter((rule) => rule.includes('.css:') && !allowed.test(rule))
  expect(outside).toEqual([])
})

test('reads no custom property that nothing sets', () => {
  const sources = ['app', 'components', 'styles', 'lib', 'content/images'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?|svg)$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  const isSet = (name: string) =>
    sources.some((text) => text.includes(`${name}:`) || text.includes(`'${name}'`))
  const names = find(/var\(--[\w-]+\)/g).map((fault) => fault.replace(/.*var\(|\)$/g, ''))
  expect([...new Set(names)].filter((name) => !isSet(name))).toEqual([])
})

/** What is not here is a feature, a section or a route, and stands in the layer of features. */
const layersOfFolders: Partial<Record<string, string>> = {
  'components/ui': 'ui',
  'components/forms': 'patterns',
  'components/islands': 'ui',
}
/** The style sheets of another layer than their folder's. */
const layersOfFiles: Partial<Record<string, string>> = {
  // Parts of `ui` that are made of others, and dress them again.
  'copyable-phone.module.css': 'patterns',
  'ink-drawing.module.css': 'patterns',
  'phone-list.css': 'patterns',
  'quick-exit.css': 'patterns',
  'term-rows.css': 'patterns',
  'timeline.module.css': 'patterns',
  'titled-rows.module.css': 'patterns',
  // The urgent page dresses its own thumb bar again.
  'thumb-bar.css': 'patterns',
  // The paper of the sheets.
  'sheet-print.css': 'print',
}

test('lets the spaces that JSX writes win over the styles of every component', () => {
  const [, overrides = ''] = readFileSync('styles/utilities.css', 'utf8').split('@layer overrides')
  expect(overrides.match(/\.(?:space-above-\d|full-width|muted)/g)).toHaveLength(7)
  expect(readFileSync('styles/layers.css', 'utf8')).toMatch(/features, overrides, print, modes;/)
})

test('puts each style sheet of a component or a route in one layer', () => {
  const layered = sheets.filter(({ file }) => !/^styles|\.ts$/.test(file))
  const readLayers = (css: string) => Array.from(css.matchAll(/@layer (\w+)/g), ([, name]) => name)
  const faults = layered.filter(({ file, css }) => {
    const { dir, base } = path.parse(file)
    const layer = layersOfFiles[base] ?? layersOfFolders[dir] ?? 'features'
    return readLayers(css).join() !== layer
  })
  expect(faults.map(({ file }) => file)).toEqual([])
})

// A new look should reuse what there is before it raises this. The site once had 3,300.
test('has at most 2,446 declarations', () => {
  expect(find(/[\w-]+\s*:[^;{}]+[;}]/g).slice(2446)).toEqual([])
})

test('gives a unit to each zero that a calc() may add or divide', () => {
  expect(find(/--[\w-]+: 0;/g)).toEqual([])
})

test('doubles no selector, since layers say what wins', () => {
  expect(find(/&&|(\.[\w-]+|\[[^\]]+\])\1(?![\w-]).*/g)).toEqual([])
})

/** Counts classes, attributes and pseudo-classes for a thousand, elements for one. */
function weigh(selector: string) {
  const classes = /\.[\w-]+|\[[^\]]*\]|(?<!:):[\w-]+/g
  const elements = selector.replace(classes, '').match(/[a-z][\w-]*/gi) ?? []
  return 1000 * (selector.match(classes)?.length ?? 0) + elements.length
}

/** Lists each `:is()` whose arguments weigh differently, the inner ones first. */
function listMixed(css: string): string[] {
  const faults: string[] = []
  const flat = css.replace(
    /:(is|not|has|where|nth-[\w-]+)\(([^()]*)\)/g,
    (whole, name: string, list: string) => {
      if (name === 'where') return ''
      if (name.startsWith('nth-')) return '.nth'
      const [heaviest = '', ...rest] = list.split(',').sort((a, b) => weigh(b) - weigh(a))
      if (name === 'is' && rest.some((other) => weigh(other) < weigh(heaviest))) faults.push(whole)
      return ` ${heaviest}`
    },
  )
  return flat === css ? [] : [...faults, ...listMixed(flat)]
}

// The heaviest argument gives its weight to all. `:where()` weighs nothing, and a list keeps the
// weight of each.
test('gives `:is()` only arguments of one specificity', () => {
  const faults = sheets.flatMap(({ file, css }) =>
    listMixed(css).map((fault) => `${file} ${fault}`),
  )
  expect(faults).toEqual([])
})

// `html:has(x) y` has Chromium style the whole page again for each piece of it that comes: 2,128
// elements for the 396 of an article.
test('reads no component through the body, and styles nothing by what the root holds', () => {
  expect(find(/body:has\(.*|(?:html|:root):has\([^{}]*\)\s+[^\s{][^{}]*\{/g)).toEqual([])
})

test('has at most eight style sheets with print rules', () => {
  const printed = sheets.filter(({ css }) => /@media[^{]*print/.test(css)).map(({ file }) => file)
  expect(printed.slice(8)).toEqual([])
})
