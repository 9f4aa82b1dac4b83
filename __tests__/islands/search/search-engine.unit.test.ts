import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { packIndex, type SearchableText } from '@/components/islands/search/pack-index'
import { SearchEngine } from '@/components/islands/search/search-engine'
import { encodePlaces, heaviest, readPlaces, type Place } from '@/components/islands/search/search-format'
import { findSentence, sentencesOf } from '@/components/islands/search/snippet'

const text = (title: string, body: string, kind: SearchableText['kind'] = 'article'): SearchableText => ({
  kind,
  url: `/${title}/`,
  title,
  themes: '',
  text: body,
})
const engineOf = (...texts: SearchableText[]) => new SearchEngine(packIndex(texts))
const found = (engine: SearchEngine, query: string) => engine.find(query, 5).map(({ url }) => url)

const house = engineOf(
  text('Zona', 'Le zona vient d’un vieux virus.\nAppelez le jour même.'),
  text('Bail', 'Le bail a une annexe.\nOn y lit le prix des repas et du ménage.'),
  text('Journal', 'Un carnet, une ligne par jour.\nLe journal aide la mémoire.'),
)

describe('les places d’un mot dans l’index', () => {
  it('se relisent comme elles ont été écrites', () => {
    const documents = fc.uniqueArray(fc.nat(5000), { maxLength: 60 }).map((all) => all.sort((a, b) => a - b))
    fc.assert(
      fc.property(documents, fc.integer({ min: 1, max: heaviest }), (all, weight) => {
        const places = all.map((document) => ({ document, weight }))
        const read: Place[] = []
        readPlaces(encodePlaces(places), (document, each) => read.push({ document, weight: each }))
        expect(read).toEqual(places)
      }),
    )
  })
})

describe('le moteur de recherche', () => {
  it.each([
    ['une lettre changée', 'zoma'],
    ['une lettre en trop', 'zonna'],
    ['une lettre oubliée', 'jounal'],
    ['deux voisines échangées', 'jounral'],
  ])('pardonne %s (%s)', (_slip, query) => {
    expect(found(house, query)).toHaveLength(1)
  })

  it('ne pardonne rien à un mot que le site connaît', () => {
    expect(found(house, 'bail')).toEqual(['/Bail/'])
  })

  it('répond dès le début d’un mot, pas à une seule lettre', () => {
    expect(found(house, 'jou')).toContain('/Journal/')
    expect(found(house, 'j')).toEqual([])
    expect(found(house, '  ')).toEqual([])
  })

  it('veut tous les mots, et se contente de la plupart quand aucune page ne les a tous', () => {
    expect(found(house, 'ligne par jour')).toEqual(['/Journal/'])
    expect(found(house, 'zona fusée')).toEqual(['/Zona/'])
  })

  it('ne trouve rien plutôt que n’importe quoi', () => {
    expect(found(house, 'astronaute')).toEqual([])
  })

  it('met devant la page dont on a tapé le titre', () => {
    const engine = engineOf(text('Voyage en train', 'Le repas, le repas, le repas.'), text('Repas', 'On mange.'))
    expect(found(engine, 'repas')[0]).toBe('/Repas/')
  })

  it('comprend un mot que le site n’emploie pas', () => {
    expect(found(engineOf(text('Résidence', 'Une résidence à Sainte-Foy.'), text('Foy', 'Sainte-Foy.')), 'foyer')[0]).toBe('/Résidence/')
  })

  it('garde les mots des vieux articles, et leurs phrases pour les deux cents plus récents', () => {
    const many = Array.from({ length: 202 }, (_, at) =>
      text(`Article ${String(at)}`, `Un résumé.\nLe mot rare est pantoufle${String(at)}.`),
    )
    const packed = packIndex(many)
    const engine = new SearchEngine(packed)
    expect(found(engine, 'pantoufle201')).toEqual(['/Article 201/'])
    expect(packed.documents[199]?.[3]).toContain('pantoufle199')
    expect(packed.documents[200]?.[3]).toBe('Un résumé.')
  })
})

describe('la phrase montrée', () => {
  const shown = (body: string, ...stems: string[]) =>
    findSentence(sentencesOf(body), new Set(stems))
      .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
      .join('')

  it('est celle qui tient le plus de mots cherchés', () => {
    expect(shown('Le bail est long. Le bail a une annexe. Fin.', 'bail', 'annex')).toBe('Le [bail] a une [annexe].')
  })

  it('est la première quand le texte n’a pas le mot', () => {
    expect(shown('Une première phrase. Une autre.', 'zona')).toBe('Une première phrase.')
  })

  it('est coupée entre deux mots quand elle est longue', () => {
    const long = `${'Un mot après un autre et encore '.repeat(10)}zona enfin.`
    const result = shown(long, 'zona')
    expect(result).toMatch(/^… .*\[zona\] enfin\.$/u)
    expect(result.length).toBeLessThan(190)
  })

  it('ne mêle jamais un titre à la phrase qui le suit', () => {
    expect(shown('Lisez le bail\nCommencez par la fin.', 'bail')).toBe('Lisez le [bail]')
  })
})
