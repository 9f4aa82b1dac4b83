import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as colours from '@/components/seo/colours'

const css = readFileSync('styles/tokens.css', 'utf8').replace(/\s*([(),])\s*/g, '$1')
const tokens = (theme: 'day' | 'evening') => (name: string) =>
  new RegExp(`--${name}: (?:light-dark\\()?(#\\w+)(?:,(#\\w+)\\))?;`).exec(css)?.[
    theme === 'day' ? 1 : 2
  ]

test('repeats the colours of styles/tokens.css', () => {
  const [day, evening] = [tokens('day'), tokens('evening')]
  const tint = (name: string) => day(`tint-${name}`)
  expect({ ...colours }).toEqual({
    paper: day('paper'),
    papers: {
      paper: day('paper'),
      sage: tint('sage'),
      river: tint('river'),
      plum: tint('plum'),
      peach: tint('peach'),
    },
    bar: day('bar'),
    eveningBar: evening('bar'),
    ink: day('text'),
    light: day('voice'),
    stone: day('stone'),
  })
})
