import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { readFont } from '../support/letters'

const title = readFont('title')
const text = readFont('text')

describe('les lettres', () => {
  it('pèsent 36 ko au plus en tout', () => {
    const total = ['title', 'text'].reduce((sum, name) => sum + statSync(`components/theme/fonts/fanal-${name}.woff2`).size, 0)
    expect(total).toBeGreaterThan(10_000)
    expect(total).toBeLessThanOrEqual(36_000)
  })

  it('portent un nom à elles, que leur licence demande, et disent de qui elles viennent', () => {
    expect([title.familyName, text.familyName]).toEqual(['Fanal Titre', 'Fanal Texte'])
    expect([title.copyright, text.copyright].join()).toMatch(/Young Serif Project Authors.*Atkinson Hyperlegible Next Project Authors/)
  })
})

describe('ce qui les remplace', () => {
  const fallbacks = Array.from(
    readFileSync('components/theme/fallback-fonts.css', 'utf8').matchAll(/@font-face \{([^}]*)\}/g),
    ([, body = '']) => {
      const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(body)?.[1]) / 100
      const [, family = ''] = /font-family: '([^']+)'/.exec(body) ?? []
      return { family, size: percent('size-adjust'), ascent: percent('ascent-override'), descent: percent('descent-override') }
    },
  )
  const stacks = [...readFileSync('components/theme/tokens.css', 'utf8').matchAll(/--font-(title|text): ([^;]+);/g)]

  it.each(stacks.map(([, name = '', stack = '']) => [name, stack] as const))(
    '%s : chaque famille est faite, sur la même ligne de base',
    (name, stack) => {
      const font = name === 'title' ? title : text
      const families = Array.from(stack.matchAll(/'([^']+)'/g), ([, family]) => family)
      const faces = fallbacks.filter(({ family }) => family.endsWith(name === 'title' ? 'titles' : 'text'))
      expect([...new Set(faces.map(({ family }) => family))]).toEqual(families)
      for (const face of faces) {
        expect(face.ascent * face.size).toBeCloseTo(font.ascent / font.unitsPerEm, 2)
        expect(face.descent * face.size).toBeCloseTo(-font.descent / font.unitsPerEm, 2)
      }
    },
  )
})
