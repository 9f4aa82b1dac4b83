import { describe, expect, test } from '@jest/globals'
import type { SearchDocument } from '@/content/search-documents'
import { buildDocument, searchIn, findUrls } from './search-in'

const rank = (query: string, ...documents: SearchDocument[]) => findUrls(query, searchIn(documents))

describe('rankDocuments', () => {
  test('counts a rare word more than a common one', () => {
    const common = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'].map((title) =>
      buildDocument(title, 'La nuit, les repas, le loyer.'),
    )
    const engine = searchIn([buildDocument('Zona', 'Le virus, la nuit.'), ...common])
    // A sixth has the one rare word, which is more than half of the query.
    expect(engine.find('repas virus loyer', 1)).toMatchObject({
      isWeak: false,
      results: [{ url: '/Zona/' }],
    })
  })

  test('puts first the document with more of the query', () => {
    const documents = [
      buildDocument('Une', 'Rien.', { themes: 'repas' }),
      buildDocument('Deux', 'Le virus, le repas.'),
      buildDocument('Trois', 'Le virus.'),
    ]
    expect(rank('virus repas', ...documents)[0]).toBe('/Deux/')
  })

  test('puts first the document whose whole title was typed', () => {
    const documents = [
      buildDocument('Voyage et repas', 'On part.'),
      buildDocument('Repas', 'On mange.', { kind: 'page' }),
    ]
    expect(rank('repas', ...documents)[0]).toBe('/Repas/')
  })

  test('drops a document far below the best that has only a part of the query', () => {
    const documents = [
      buildDocument('Le bail du logement', 'Le bail, le logement.', {
        bestAnswerQueries: 'bail du logement',
      }),
      buildDocument('Repas', 'La cuisine, les repas.', { themes: 'logement' }),
    ]
    expect(rank('bail logement', ...documents)).toEqual(['/Le bail du logement/'])
    expect(rank('logement', ...documents)).toHaveLength(2)
  })

  test('leaves out a document that only names the subject of another', () => {
    const bail = buildDocument('Bail', 'Le bail.', {
      bestAnswerQueries: 'bail',
      otherAnswerQueries: 'bail',
    })
    expect(rank('bail', bail, buildDocument('Repas', 'Un bail.'))).toEqual(['/Bail/'])
  })

  test.each([
    ['two sections of one page at most', { pageTitle: 'Page' }, 2],
    ['every question of one page', { kind: 'question' }, 3],
  ] as const)('keeps %s', (_, more, kept) => {
    const documents = ['a', 'b', 'c'].map((id) => buildDocument(`Loyer ${id}`, 'Un loyer.', more))
    expect(rank('loyer', ...documents)).toHaveLength(kept)
  })
})
