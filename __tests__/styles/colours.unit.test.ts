import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as colours from '@/styles/colours'

const tokens = readFileSync('styles/tokens.css', 'utf8').replace(/\s*([(),])\s*/g, '$1')
const shared = new Map(
  Array.from(tokens.matchAll(/--([a-z-]+): (#\w+);/g), ([, name, colour]) => [name, colour]),
)
const css = tokens.replace(
  /var\(--([a-z-]+)\)/g,
  (token, name: string) => shared.get(name) ?? token,
)

/** A colour of the light theme, then of the dark theme where it has another. */
const readToken = (name: string) =>
  new RegExp(`--${name}:[^;#]*(#\\w+)(?:,(#\\w+))?\\)*;`).exec(css)?.slice(1) ?? []

test('styles/colours.ts repeats the colours of styles/tokens.css', () => {
  const [paper, ink, contact, accentGraphic, ...tints] = [
    'paper',
    'text',
    'contact',
    'accent-graphic',
    'tint-sage',
    'tint-river',
    'tint-plum',
    'tint-peach',
  ].map((name) => readToken(name)[0])
  const [sage, river, plum, peach] = tints
  const [bar, darkBar] = readToken('top-bar')
  expect({ ...colours }).toEqual({
    paper,
    tints: { paper, sage, river, plum, peach },
    bar,
    darkBar,
    ink,
    contact,
    accentGraphic,
  })
})
