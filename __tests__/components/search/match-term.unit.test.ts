import { describe, expect, test } from '@jest/globals'
import { buildDocument, searchIn, findUrls } from './search-in'

const engine = searchIn([
  buildDocument('Zona', 'Le zona vient d’un vieux virus.\nAppelez le jour même.'),
  buildDocument('Bail', 'Le bail a une annexe.\nOn y lit le prix des repas et du ménage.'),
  buildDocument('Journal', 'Une ligne par jour, pour le bailleur.', {
    bestAnswerQueries: 'carnet',
  }),
])

describe('matchTerm', () => {
  test.each([
    ['a changed letter', 'carmet'],
    ['an extra letter', 'carnnet'],
    ['a forgotten letter', 'jounal'],
    ['two exchanged letters', 'jounral'],
    ['two slips in a long word', 'juonral'],
  ])('forgives %s and reports the word as missing (%s)', (_, query) => {
    expect(engine.find(query, 5)).toMatchObject({ count: 1, missing: query, isWeak: true })
    expect(findUrls(query, engine)).toEqual(['/Journal/'])
  })

  test.each([
    ['three slips', 'juonrla'],
    ['a slip in a word of four letters', 'bain'],
    ['two slips in a word of six letters', 'cabnat'],
    ['a wrong first letter', 'parnet'],
    ['a first letter that is no article', 'pannexe'],
  ])('does not forgive %s (%s)', (_, query) => {
    expect(engine.find(query, 5)).toMatchObject({ count: 0, missing: query })
  })

  test('finds a word typed with its article and no apostrophe', () => {
    expect(engine.find('lannexe', 5)).toMatchObject({ count: 1, missing: '', isWeak: false })
  })

  test('prefers the word with the fewest slips', () => {
    const near = [buildDocument('Carnaval', 'On danse.'), buildDocument('Cardinal', 'Un oiseau.')]
    expect(findUrls('carnival', searchIn(near))).toEqual(['/Carnaval/'])
  })

  test('matches every word that starts with what was typed, unless it is a word', () => {
    expect(findUrls('bail', engine)).toEqual(['/Bail/'])
    expect(engine.find('jou', 5)).toMatchObject({ count: 2, missing: '', isWeak: false })
  })

  test('matches any synonym, even several words long', () => {
    const falls = searchIn(
      [buildDocument('Chutes', 'Ne la soulevez pas.'), buildDocument('Repas', 'On mange.')],
      { stopWords: 'elle, est', synonyms: ['chute, tombe, par terre, culbute'] },
    )
    for (const query of ['elle tombait', 'elle est par terre', 'culb', 'calbute'])
      expect(findUrls(query, falls)).toEqual(['/Chutes/'])
  })
})
