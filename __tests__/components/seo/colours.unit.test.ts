import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as colours from '@/components/seo/colours'

const css = readFileSync('styles/tokens.css', 'utf8').replace(/\s*([(),])\s*/g, '$1')
const tokens = (theme: 'light' | 'dark') => (name: string) =>
  new RegExp(`--${name}: (?:light-dark\\()?(#\\w+)(?:,(#\\w+)\\))?;`).exec(css)?.[
    theme === 'light' ? 1 : 2
  ]

test('components/seo/colours.ts repeats the colours of styles/tokens.css', () => {
  const [light, dark] = [tokens('light'), tokens('dark')]
  const tint = (name: string) => light(`tint-${name}`)
  expect({ ...colours }).toEqual({
    paper: light('paper'),
    papers: {
      paper: light('paper'),
      sage: tint('sage'),
      river: tint('river'),
      plum: tint('plum'),
      peach: tint('peach'),
    },
    bar: light('bar'),
    darkBar: dark('bar'),
    ink: light('text'),
    stone: light('stone'),
  })
})
