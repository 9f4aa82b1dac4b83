import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'

const css = readFileSync('styles/tokens.css', 'utf8')
const hex = '(#[0-9a-f]{6})'
const colours = [
  ...css.matchAll(
    new RegExp(`--([a-z-]+): (?:${hex}|var\\(--day, ${hex}\\) var\\(--evening, ${hex}\\));`, 'g'),
  ),
]
const lights = {
  day: new Map(colours.map(([, name = '', both, day]) => [name, both ?? day ?? ''])),
  evening: new Map(colours.map(([, name = '', both, , evening]) => [name, both ?? evening ?? ''])),
}

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

const papers = ['paper', 'sheet', 'strip', 'tint-sage', 'tint-river', 'tint-plum', 'tint-peach']

/** On which grounds each colour stands that a page shows only once somebody acts: axe sees the others, on every page and by both lights. */
const words: Record<string, readonly string[]> = {
  text: ['added', 'error-surface', 'success-surface'],
  'link-visited': papers,
  'link-hover': papers,
  'on-action': ['action-hover'],
  'on-voice': ['skin'],
  error: ['paper', 'sheet', 'error-surface'],
  success: ['paper', 'sheet', 'success-surface'],
}

/** Lines, stones and rings carry no text: 3:1 is enough for them to be seen. */
const marks: Record<string, readonly string[]> = {
  action: ['paper', 'sheet'],
  control: papers,
  stone: papers,
  'focus-outer': [...papers, 'bar'],
  'focus-inner': ['action'],
}

describe.each(Object.entries(lights))('by %s', (_light, colourOf) => {
  const pairs = (of: typeof words) =>
    Object.entries(of).flatMap(([name, grounds]) => grounds.map((ground) => ({ name, ground })))
  const ratio = ({ name, ground }: { name: string; ground: string }) =>
    contrast(colourOf.get(name) ?? '', colourOf.get(ground) ?? '')

  test.each(pairs(words))('--$name is read on --$ground', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(7)
  })
  test.each(pairs(marks))('--$name is seen on --$ground', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3)
  })
})

test('on a band that stays lit in the evening, what is written stays dark', () => {
  for (const name of ['text', 'text-soft', 'link', 'link-visited'])
    expect(
      contrast(lights.day.get(name) ?? '', lights.day.get('voice') ?? ''),
    ).toBeGreaterThanOrEqual(7)
})

test('and on what leaves on paper, which the evening tones', () => {
  const letter = lights.evening.get('letter') ?? ''
  for (const name of ['text', 'text-soft', 'link', 'link-visited', 'link-hover', 'accent'])
    expect(contrast(lights.day.get(name) ?? '', letter)).toBeGreaterThanOrEqual(7)
  for (const name of ['stone', 'control'])
    expect(contrast(lights.day.get(name) ?? '', letter)).toBeGreaterThanOrEqual(3)
})

// « html:has(x) y » has Chromium style the whole page again for each piece of it that comes: 2,128 elements for the 396 of an article.
test('no style asks the root what it holds to style something inside it', () => {
  const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  expect(sheets.length).toBeGreaterThan(30)
  const again = /(?:html|:root):has\([^{}]*\)\s+[^\s{][^{}]*\{/
  expect(sheets.filter((file) => again.test(readFileSync(`components/${file}`, 'utf8')))).toEqual(
    [],
  )
})
