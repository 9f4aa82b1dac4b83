import { describe, expect, it } from '@jest/globals'
import { site } from '@/content/site'
import { folded, openExported, wordsOf } from '../support/exported-pages'

const ids = Array.from({ length: 18 }, (_, at) => at + 1)
const routeOf = (id: number) => `/blog/article-${String(id)}/`
const read = (id: number, selector: string) => folded(openExported(routeOf(id)).querySelector(selector)?.textContent ?? '')
const byline = 'article > header h1 + p'

/** The fifteen themes of the specification and the three that families ask for, by a few words of each article. */
const themes: readonly (readonly [number, string])[] = [
  [1, 'choisir une résidence'],
  [2, 'trois questions'],
  [3, 'moral'],
  [4, 'coût réel'],
  [5, 'activités et loisirs'],
  [6, 'appareils auditifs'],
  [7, 'les oreilles en avion'],
  [8, 'âgisme'],
  [9, 'soigner son ouïe'],
  [10, 'vieillir en beauté'],
  [11, 'prévenir les chutes'],
  [12, 'un objet bien à soi'],
  [13, 'trouver un milieu de vie'],
  [14, 'tenir un journal'],
  [15, 'zona et audition'],
  [16, 'préparer le déménagement'],
  [17, 'rester chez soi'],
  [18, 'mieux entendre'],
]

/** Section 9 of the specification. */
const statistics: readonly (readonly [number, string])[] = [
  [8, '64 % des personnes aînées se disent satisfaites de leur vie'],
  [8, '53 % des baby-boomers'],
  [8, '41 % de la génération X'],
  [8, '37 % de la génération Y'],
  [7, 'de 5 à 10 % des adultes et de 22 à 25 % des enfants'],
  [11, '30 000 fractures de la hanche par année au Canada'],
  [11, '28 % des femmes et 37 % des hommes meurent dans l’année'],
  [6, 'Lisez à voix haute de 10 à 15 minutes par jour'],
]

describe('les dix-huit articles', () => {
  it.each(themes)('article %i : %s', (id, theme) => {
    expect(read(id, 'h1').toLowerCase()).toContain(theme)
  })

  it.each(statistics)('article %i : %s', (id, figure) => {
    expect(wordsOf(openExported(routeOf(id)))).toContain(figure)
  })

  it('sont signés par l’équipe, et le dernier par une audiologiste', () => {
    expect(read(1, byline)).toContain(`L’équipe ${site.brand}`)
    expect(read(18, byline)).toContain('audiologiste')
  })

  it('citent leurs sources', () => {
    expect(ids.filter((id) => openExported(routeOf(id)).querySelector('section[aria-labelledby="sources"]')).length).toBeGreaterThan(12)
  })

  it('sont dans la liste, de 1 à 8 et de 10 à 18, dans les quatre catégories', () => {
    const cards = [...openExported('/blog/').querySelectorAll('[data-entry]')]
    const routes = cards.map((card) => card.querySelector('a')?.getAttribute('href'))
    expect(routes).toEqual(expect.arrayContaining(ids.filter((id) => id !== 9).map(routeOf)))
    expect(routes).not.toContain(routeOf(9))
    expect(new Set(cards.map((card) => card.getAttribute('data-category')))).toEqual(new Set(['Conseils', 'Guide', 'Bien-être', 'Santé']))
  })
})
