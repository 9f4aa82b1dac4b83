import { describe, expect, it } from '@jest/globals'
import { makeIndex } from '@/components/search/make-index'
import { SearchEngine } from '@/components/search/search-engine'
import type { SearchDocument } from '@/components/search/search-index'
import { entry } from './entry'

function urlsFor(query: string, ...documents: SearchDocument[]): string[] {
  const engine = new SearchEngine(
    makeIndex(documents, { stopWords: 'le, la', synonyms: [], absent: [] }),
  )
  engine.addTexts(documents.map(({ text }) => text))
  return engine.find(query, 10).results.map(({ url }) => url)
}

describe('rankDocuments', () => {
  it('counts a rare word more than a common one', () => {
    const common = ['Un', 'Deux', 'Trois'].map((title) =>
      entry(title, 'La nuit, les repas, le loyer.'),
    )
    expect(urlsFor('repas virus nuit', entry('Zona', 'Le virus, la nuit.'), ...common)[0]).toBe(
      '/Zona/',
    )
  })

  it('puts first the document with more of the query', () => {
    const documents = [
      entry('Une', 'Rien.', { themes: 'repas' }),
      entry('Deux', 'Le virus, le repas.'),
      entry('Trois', 'Le virus.'),
    ]
    expect(urlsFor('virus repas', ...documents)[0]).toBe('/Deux/')
  })

  it('puts first the document whose title was typed', () => {
    const documents = [
      entry('Voyage en train', 'Le repas, le repas, le repas.'),
      entry('Repas', 'On mange.'),
      entry('Bail', 'Le repas.'),
    ]
    expect(urlsFor('repas', ...documents)[0]).toBe('/Repas/')
  })

  it('drops a document far below the best that has only a part of the query', () => {
    const documents = [
      entry('Le bail du logement', 'Le bail, le logement.', { asked: 'bail du logement' }),
      entry('Repas', 'Le logement, la cuisine, les repas.'),
    ]
    expect(urlsFor('bail logement', ...documents)).toEqual(['/Le bail du logement/'])
    expect(urlsFor('logement', ...documents)).toHaveLength(2)
  })

  it('keeps two sections of one page at most', () => {
    const sections = ['a', 'b', 'c'].map((id) =>
      entry(`Loyer ${id}`, 'Un loyer.', { kind: 'page', url: `/page/#${id}` }),
    )
    expect(urlsFor('loyer', ...sections)).toHaveLength(2)
  })

  it.each(['question', 'link'] as const)('keeps every %s of one page', (kind) => {
    const answers = ['a', 'b', 'c'].map((id) =>
      entry(`Loyer ${id}`, 'Un loyer.', { kind, url: '/page/#x' }),
    )
    expect(urlsFor('loyer', ...answers)).toHaveLength(3)
  })
})
