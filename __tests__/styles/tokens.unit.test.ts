import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'

const css = readFileSync('styles/tokens.css', 'utf8').replace(/\s*([(),])\s*/g, '$1')
/** Each token as the root declares it, before a yellow band or a stronger contrast changes it. */
const declarations = new Map(
  [...css.matchAll(/(?<=\s)--([a-z-]+): ([^;]+);/g)]
    .reverse()
    .map(([, name = '', value = '']) => [name, value]),
)

/** Follows `var()` and `light-dark()` to `#rrggbb`; what is no colour has none. */
function resolve(value: string, theme: 'light' | 'dark'): string {
  const screen = value.replace(/^var\(--printed-[a-z]+,(.+)\)$/, '$1')
  const [, light, dark] = /^light-dark\((.+),(.+)\)$/.exec(screen) ?? []
  const one = (theme === 'light' ? light : dark) ?? screen
  const [, name = ''] = /^var\(--([a-z-]+)\)$/.exec(one) ?? []
  if (declarations.has(name)) return resolve(declarations.get(name) ?? '', theme)
  return /^#[0-9a-f]{6}$/.exec(one)?.[0] ?? ''
}
const readTheme = (theme: 'light' | 'dark') =>
  new Map(
    [...declarations]
      .map(([name, value]) => [name, resolve(value, theme)] as const)
      .filter(([, colour]) => colour !== ''),
  )
const themes = { light: readTheme('light'), dark: readTheme('dark') }

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const papers = [
  'paper',
  'card',
  'card-band',
  'field',
  'selected-surface',
  'tint-sage',
  'tint-river',
  'tint-plum',
  'tint-peach',
]
const states = ['error-surface']

/** The grounds that each colour of words stands on: 7:1. */
const words: Record<string, readonly string[]> = {
  text: [...papers, ...states, 'label-surface', 'contact-band', 'contact-band-edge'],
  'text-muted': papers,
  accent: papers,
  link: papers,
  'link-visited': papers,
  'on-dark-band': ['dark-band'],
  'contact-on-dark-band': ['dark-band'],
  'contact-number': ['contact-band'],
  'on-ink': ['ink'],
  'on-top-bar': ['top-bar', 'top-bar-hover'],
  'on-contact': ['contact', 'skin'],
  'on-action': ['action', 'action-hover'],
  'on-chosen-opinion': ['opinion-fine', 'opinion-check'],
  card: ['text'],
  error: ['paper', 'card', 'error-surface'],
  action: ['paper', 'card', 'tint-sage'],
}

/** Lines, dots and focus rings carry no text: 3:1 is enough for them to be seen. */
const marks: Record<string, readonly string[]> = {
  action: ['paper', 'card'],
  control: papers,
  'accent-graphic': papers,
  'focus-outer': [...papers, 'top-bar'],
  'focus-inner': ['action'],
}

/** Decorative grounds, which nothing is read on. */
const ornaments = [
  'clay',
  'wall',
  'added',
  'control',
  'card-edge',
  'letter-fold',
  'hairline',
  'accent-graphic',
]
/** Edges that stand beside another sign: of a button, of a dark ground, of a card to call. */
const edges = ['action-edge', 'contact-band-rule', 'dark-band-edge', 'ink', 'contact']

const pairs = [
  ...Object.entries(words).map(([name, grounds]) => ({ name, grounds, least: 7 })),
  ...Object.entries(marks).map(([name, grounds]) => ({ name, grounds, least: 3 })),
].flatMap(({ grounds, ...pair }) => grounds.map((ground) => ({ ...pair, ground })))

const grounds = [...pairs.map(({ ground }) => ground), 'action', 'letter', ...ornaments]

describe.each(Object.entries(themes))('in the %s theme', (_light, colourOf) => {
  test.each(pairs)('--$name has $least:1 on --$ground', ({ name, ground, least }) => {
    expect(contrast(colourOf.get(name) ?? '', colourOf.get(ground) ?? '')).toBeGreaterThanOrEqual(
      least,
    )
  })

  test.each([...new Set(grounds)])('one of the two focus rings has 3:1 on --%s', (ground) => {
    const rings = ['focus-outer', 'focus-inner'].map((ring) =>
      contrast(colourOf.get(ring) ?? '', colourOf.get(ground) ?? ''),
    )
    expect(Math.max(...rings)).toBeGreaterThanOrEqual(3)
  })
})

/** In the dark theme, the yellow band and what looks like paper keep the ink of the light theme. */
test.each([
  ['contact', ['text', 'text-muted', 'link', 'link-visited'], 7],
  ['card-on-contact', ['text', 'text-muted', 'link', 'link-visited', 'accent'], 7],
  ['card-on-contact', ['accent-graphic', 'control'], 3],
  ['letter', ['text'], 7],
])(
  'in the dark theme, the ink of the light theme keeps its contrast on --%s',
  (ground, names, least) => {
    const lightGround = themes.dark.get(ground) ?? ''
    const faint = names.filter(
      (name) => contrast(themes.light.get(name) ?? '', lightGround) < least,
    )
    expect(faint).toEqual([])
  },
)

const styleSheets = ['components', 'app', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|styles\.ts)$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, css: readFileSync(`${folder}/${file}`, 'utf8') })),
)

const inks = [...Object.keys(words), ...Object.keys(marks)]
test.each([
  ['color', inks],
  ['background', grounds],
  ['(?:border|outline|text-decoration)[\\w-]*', [...inks, ...ornaments, ...edges]],
  ['(?:fill|stroke|box-shadow|accent-color)', [...inks, ...grounds]],
  ['--[\\w-]+', [...grounds, ...inks]],
])('measures each token that a style sheet gives to `%s`', (property, measured) => {
  const declaration = new RegExp(`(?<![\\w-])${property}: (?:[^;,]* )?var\\(--([a-z-]+)\\)`, 'g')
  const missing = styleSheets
    .filter(({ file }) => file !== 'styles/tokens.css')
    .flatMap((sheet) =>
      Array.from(sheet.css.matchAll(declaration), ([, token = '']) => token)
        .filter((token) => themes.light.has(token) && !measured.includes(token))
        .map((token) => `${sheet.file}: --${token}`),
    )
  expect(missing).toEqual([])
})

test('names every colour that a drawing is filled with', () => {
  const folder = 'content/images/drawings'
  const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  const used = drawings.flatMap((drawing) => drawing.match(/(?<=var\()--[\w-]+/g) ?? [])
  expect(used).toContain('--card')
  expect([...new Set(used)].filter((token) => !css.includes(`${token}:`))).toEqual([])
})

test('writes each colour of several tokens once', () => {
  const colours = Array.from(css.matchAll(/#[0-9a-f]{6}\b/g), ([colour]) => colour)
  expect(colours.filter((colour, index) => colours.indexOf(colour) !== index)).toEqual([])
})

test('makes a translucent colour of one that has a name', () => {
  const opaque = Array.from(css.matchAll(/(#[0-9a-f]{6})[0-9a-f]{2}\b/g), ([, colour]) => colour)
  expect(opaque).not.toEqual([])
  expect(opaque.filter((colour) => !css.includes(`: ${String(colour)};`))).toEqual([])
  expect(css.match(/(?:rgb|hsl)a?\([^)]*\)/g)).toBeNull()
})

// What names one ring loses it on the other grounds.
test('draws both rings of the focus in base.css alone', () => {
  const naming = styleSheets.filter(({ css: text }) => /--focus-(?:outer|inner)/.test(text))
  expect(naming.map(({ file }) => file)).toEqual(['styles/base.css', 'styles/tokens.css'])
})

test('prints every space, each smaller than the next', () => {
  const names = ['half', '1', '1-half', '2', '3', '4', '6', '8'].map((step) => `--space-${step}`)
  const readLengths = (file: string) => {
    const text = readFileSync(file, 'utf8')
    return names.map((name) => Number.parseFloat(text.split(`${name}: `)[1] ?? ''))
  }
  for (const lengths of [readLengths('styles/tokens.css'), readLengths('styles/print.css')])
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b))
})
