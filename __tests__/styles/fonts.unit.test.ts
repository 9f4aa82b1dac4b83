import { readFileSync, statSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { readFont } from '../support/read-font'

const fonts = { title: readFont('title'), text: readFont('text') }
const names = ['title', 'text'] as const

test('the fonts weigh 36 kB at most, renamed and credited as their licence asks', () => {
  const total = names.reduce((sum, name) => sum + statSync(`styles/fonts/${name}.woff2`).size, 0)
  expect(total).toBeLessThanOrEqual(36_000)
  expect(names.map((name) => fonts[name].familyName)).toEqual(['Fanal Titre', 'Fanal Texte'])
  const authors = /Young Serif Project Authors.*Atkinson Hyperlegible Next Project Authors/
  expect(names.map((name) => fonts[name].copyright).join()).toMatch(authors)
})

test.each(names)('gives the fallbacks of the %s font its own baseline', (name) => {
  const [, stack = ''] =
    new RegExp(`--font-${name}:\\s*([^;]+);`).exec(readFileSync('styles/tokens.css', 'utf8')) ?? []
  const faces = readFileSync('styles/fallback-fonts.css', 'utf8')
    .split('@font-face')
    .filter((face) => face.includes(name === 'title' ? "for titles';" : "for text';"))
  const families = faces.map((face) => /font-family: '([^']+)'/.exec(face)?.[1])
  const [own = '', ...fallbacks] = Array.from(
    stack.matchAll(/'([^']+)'/g),
    ([, family = '']) => family,
  )
  expect(readFileSync('styles/fonts.css', 'utf8')).toContain(`font-family: '${own}'`)
  expect([...new Set(families)]).toEqual(fallbacks)
  const { ascent, descent, unitsPerEm } = fonts[name]
  for (const face of faces) {
    const percent = (of: string) => Number(new RegExp(`${of}: ([\\d.]+)%`).exec(face)?.[1]) / 100
    expect(percent('ascent-override') * percent('size-adjust')).toBeCloseTo(ascent / unitsPerEm, 2)
    expect(percent('descent-override') * percent('size-adjust')).toBeCloseTo(
      -descent / unitsPerEm,
      2,
    )
  }
})
