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
  const widths = ['16rem', '20rem', '34rem', '48rem', '60rem', '68rem']
  const otherWidths = find(/@(?:container|media)[^{]*/g, (query) =>
    (query.includes('width') ? (query.match(/[\d.]+[a-z]+/g) ?? []) : []).some(
      (length) => !widths.includes(length),
    ),
  )
  expect(otherWidths).toEqual([])
})

// Outside `.site`, or where a script of the page or an old browser asks the same question.
test('asks the window for its width in three places alone, and the page elsewhere', () => {
  const asking = find(/@media[^{]*width.*/g).map((query) => query.split(':')[0])
  expect([...new Set(asking)]).toEqual([
    'app/liens-utiles/_components/link-directory.module.css',
    'components/chat/chat.css',
    'components/ui/photo-grid.css',
  ])
})

test('has eight steps of type and seven spaces', () => {
  expect(new Set(tokens.match(/--size-[a-z0-9-]+(?=:)/g)).size).toBe(8)
  expect(new Set(tokens.match(/--(?:space-\d|band-padding)(?=:)/g)).size).toBe(7)
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
  const newer = /([\d.](?:[sdl]v[hwib]|cq\w+|r?lh)\b|color-mix\()/.source
  const isAlone = (rule: string) => {
    const [before = '', declaration = ''] = rule.trim().split(/\n\s*/)
    return !before.startsWith(`${declaration.split(':')[0] ?? ''}:`)
  }
  const alone = find(new RegExp(`.*\\n.*${newer}.*`, 'g'), isAlone)
  expect(alone.filter((fault) => !fault.startsWith('styles/tokens.css'))).toEqual([])
})

// A `::backdrop` of before Safari 17.4 and Chrome 122 inherits no token.
test('names colours in tokens.css alone, and black and white in print', () => {
  const raw = find(/.*(?:#[0-9a-f]{3,8}\b|\brgb\().*/gi)
  const isElsewhere = (fault: string) => !/^styles\/(?:tokens|print)\.css/.test(fault)
  expect(raw.filter(isElsewhere)).toEqual([expect.stringContaining('popup-dialog.styles.ts')])
})

// Half a step and one and a half are tokens too. What is left follows the letters of a font or a
// drawing, or waits for its turn. The number only ever falls.
test('parts few elements by a space outside the scale', () => {
  const isRaw = (rule: string) => /\d(?:rem|px)/.test(rule.replace(/clamp\([^;]*|\b[01]px/g, ''))
  const spaces = find(/\b(?:margin|padding|gap)[\w-]*: [^;]+;/g, isRaw)
  expect(spaces.length).toBeLessThanOrEqual(64)
})

// Words take a step of the scale. What is drawn (the logo, the map, digits) keeps its own size. The
// number only ever falls.
test('sizes few letters outside the scale', () => {
  const isRaw = (rule: string) => /\d(?:rem|px)/.test(rule.replace(/calc\([^;]*/, ''))
  expect(find(/\bfont(?:-size)?: [^;]+;/g, isRaw).length).toBeLessThanOrEqual(33)
})

// In `em`, the thickness of an underline follows the letters. @font-face describes its file.
test.each([
  ['each weight', /\bfont(?:-weight)?: (?:[^;]*\s)?\d{3}\b[^;]*;/g],
  ['what is above what', /\bz-index: -?\d+;/g],
  [
    'the width of each rule but a hairline',
    /\b(?:border|outline|box-shadow|text-decoration)[\w-]*: [^;]*(?<![\d.])(?![01]px)[\d.]+px[^;]*;/g,
  ],
])('takes %s from styles/tokens.css', (_what, literal) => {
  const faults = find(literal).filter((fault) => !fault.startsWith('styles/fallback-fonts.css'))
  expect(faults).toEqual([])
})

// A rule outside of layers wins over all of them.
test('keeps every rule in a layer', () => {
  const outside = sheets.filter(({ file, css }) => file.endsWith('.css') && !css.includes('@layer'))
  expect(outside.map(({ file }) => file)).toEqual([
    'styles/fallback-fonts.css',
    'styles/global.css',
  ])
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

test('leaves the layer of features to what nothing dresses again', () => {
  expect(
    find(/@layer features/g).filter((rule) => /components\/(?:ui|forms)\//.test(rule)),
  ).toEqual([])
})

test('doubles no selector, since layers say what wins', () => {
  expect(find(/&&|(\.[\w-]+|\[[^\]]+\])\1(?![\w-]).*/g)).toEqual([])
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
