import { describe, expect, it } from '@jest/globals'
import { makeIndex } from '@/components/search/make-index'
import { SearchEngine } from '@/components/search/search-engine'
import { entry } from './entry'

const texts = [
  entry('Zona', 'Le zona vient d’un vieux virus.\nAppelez le jour même.'),
  entry('Bail', 'Le bail a une annexe.\nOn y lit le prix des repas et du ménage.'),
  entry('Journal', 'Un carnet, une ligne par jour.\nLe journal aide la mémoire.', {
    asked: 'carnet',
  }),
]
const engine = new SearchEngine(
  makeIndex(texts, { stopWords: 'le, la, par', synonyms: ['chute, tombe'], absent: [] }),
)
engine.addTexts(texts.map(({ text }) => text))

const urlsFor = (query: string) => engine.find(query, 5).results.map(({ url }) => url)

describe('matchTerm', () => {
  it.each([
    ['a changed letter', 'carmet'],
    ['an extra letter', 'carnnet'],
    ['a forgotten letter', 'jounal'],
    ['two exchanged letters', 'jounral'],
    ['two slips in a long word', 'juonral'],
  ])('forgives %s and reports the word as missing (%s)', (_, query) => {
    expect(engine.find(query, 5)).toMatchObject({ count: 1, missing: query, isWeak: true })
    expect(urlsFor(query)).toEqual(['/Journal/'])
  })

  it.each([
    ['three slips', 'juonrla'],
    ['a slip in a word of four letters', 'bain'],
    ['a wrong first letter', 'parnet'],
  ])('does not forgive %s (%s)', (_, query) => {
    expect(engine.find(query, 5)).toMatchObject({ count: 0, missing: query })
  })

  it('does not guess when the site knows the word', () => {
    expect(engine.find('bail', 5)).toMatchObject({ count: 1, missing: '', isWeak: false })
  })

  it('prefers the word with the fewest slips', () => {
    const near = [entry('Carnaval', 'On danse.'), entry('Cardinal', 'Un oiseau.')]
    const closest = new SearchEngine(makeIndex(near, { stopWords: '', synonyms: [], absent: [] }))
    expect(closest.find('carnival', 5).results.map(({ url }) => url)).toEqual(['/Carnaval/'])
  })

  it('matches every word that starts with what was typed', () => {
    expect(engine.find('jou', 5)).toMatchObject({ count: 2, isWeak: false })
  })

  it('ignores a number that the site does not have', () => {
    expect(engine.find('bail 84', 5)).toMatchObject({ missing: '', isWeak: false })
  })

  it('reports an unknown word that only starts with a digit', () => {
    expect(engine.find('bail 4x4', 5)).toMatchObject({ missing: '4x4', isWeak: true })
  })

  it('reports unknown words as they were typed', () => {
    expect(engine.find('zona Fusée astronaute', 5)).toMatchObject({
      count: 1,
      missing: 'Fusée astronaute',
      isWeak: true,
    })
    expect(engine.find('astronaute', 5)).toMatchObject({ count: 0, results: [] })
  })

  it('matches any synonym, even several words long', () => {
    const falls = [entry('Chutes', 'Ne la soulevez pas.'), entry('Repas', 'On mange.')]
    const withSynonyms = new SearchEngine(
      makeIndex(falls, {
        stopWords: 'elle, est',
        synonyms: ['chute, tombe, par terre'],
        absent: [],
      }),
    )
    for (const query of ['elle tombait', 'elle est par terre'])
      expect(withSynonyms.find(query, 5).results.map(({ url }) => url)).toEqual(['/Chutes/'])
  })
})
