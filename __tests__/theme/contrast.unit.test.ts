import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'

const css = readFileSync('components/theme/tokens.css', 'utf8')

const colours = Object.fromEntries([...css.matchAll(/--([a-z-]+): (#[0-9A-Fa-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** A line of tokens.css says on which grounds its colour stands, and at what ratio: « --text: #1B1511; /* …: paper 16.48, sheet 17.77 *\/ ». */
const claims = [...css.matchAll(/--([a-z-]+): (#[0-9A-Fa-f]{6});\s*\/\*([^*]*)\*\//g)].flatMap(([, name = '', hex = '', comment = '']) =>
  [...comment.matchAll(/([a-z-]+) (\d+\.\d{2})(?=[,\s]|$)/g)]
    .filter(([, ground = '']) => ground in colours)
    .map(([, ground = '', ratio = '']) => ({ name, hex, ground, ratio: Number(ratio) })),
)

/** Lines, stones and rings carry no text: 3:1 is enough for them to be seen. */
const notText = ['control', 'stone', 'hairline', 'focus-outer', 'focus-inner']

describe('the contrasts of tokens.css', () => {
  it('are written beside each colour', () => {
    expect(claims.length).toBeGreaterThan(60)
  })

  it.each(claims)('--$name on $ground: $ratio', ({ name, hex, ground, ratio }) => {
    const measured = contrast(hex, colours[ground] ?? '')
    expect(measured).toBeCloseTo(ratio, 1)
    expect(measured).toBeGreaterThanOrEqual(notText.includes(name) ? (name === 'hairline' ? 1 : 3) : 7)
  })
})
