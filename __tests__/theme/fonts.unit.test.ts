import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { readFont } from '../support/letters'

const title = readFont('title')
const text = readFont('text')

const styles = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.css$|\.styles\.ts$/.test(file))
  .map((file) => readFileSync(`components/${file}`, 'utf8'))
  .join('\n')

describe('les lettres', () => {
  it('pèsent 36 ko au plus en tout', () => {
    const total = ['title', 'text'].reduce((sum, name) => sum + statSync(`components/theme/fonts/fanal-${name}.woff2`).size, 0)
    expect(total).toBeGreaterThan(10_000)
    expect(total).toBeLessThanOrEqual(36_000)
  })

  it('ont les graisses que les styles demandent, et celles-là seulement', () => {
    expect(text.variationAxes).toMatchObject({ wght: { min: 400, max: 700 } })
    expect(title.variationAxes).toEqual({})
    const asked = Array.from(styles.matchAll(/^\s*font(?:-weight)?: (\d+)([^;]*);$/gm), ([, weight, rest = '']) => ({
      weight: Number(weight),
      isTitle: rest.includes('--font-title'),
    }))
    expect(asked.length).toBeGreaterThan(40)
    expect(asked.filter(({ weight, isTitle }) => (isTitle ? weight !== 400 : weight < 400 || weight > 700))).toEqual([])
  })

  it('ont un zéro sans barre : un contour et un trou', () => {
    const { commands } = text.glyphForCodePoint(0x30).path
    expect(commands.filter(({ command }) => command === 'closePath')).toHaveLength(2)
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
