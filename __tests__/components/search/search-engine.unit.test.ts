import { describe, expect, it } from '@jest/globals'
import { makeIndex } from '@/components/search/make-index'
import { SearchEngine } from '@/components/search/search-engine'
import type { SearchDocument, SearchIndex } from '@/components/search/search-index'
import { entry } from './entry'

const stopWords = 'le, est, ce, que, qui, êtes, vous'

function engineOf(documents: SearchDocument[], absent: SearchIndex['absent'] = []) {
  const engine = new SearchEngine(makeIndex(documents, { stopWords, synonyms: [], absent }))
  engine.addTexts(documents.map(({ text }) => text))
  return engine
}

describe('SearchEngine', () => {
  it('is weak when the best document has less than half of the query', () => {
    const engine = engineOf([
      entry('Zona', 'Le virus du zona.'),
      entry('Bail', 'Le bail, le loyer, le chauffage.'),
      entry('Repas', 'Le dîner.'),
    ])
    expect(engine.find('zona', 5).isWeak).toBe(false)
    expect(engine.find('zona bail loyer dîner', 5).isWeak).toBe(false)
    expect(engine.find('zona bail dîner', 5).isWeak).toBe(true)
  })

  it('finds words of the texts before these are loaded, without a sentence', () => {
    const documents = [entry('Bail', 'Une annexe.')]
    const engine = new SearchEngine(makeIndex(documents, { stopWords, synonyms: [], absent: [] }))
    expect(engine.find('annexe', 5).results[0]).toMatchObject({ url: '/Bail/', sentence: [] })
  })

  it('skips stop words unless the query has nothing else', () => {
    const engine = engineOf([
      entry('Équipe', 'Des gens.', { asked: 'qui êtes-vous' }),
      entry('Bail', 'Qui le signe?'),
    ])
    expect(engine.find('est-ce que le bail', 5)).toMatchObject({ count: 1, isWeak: false })
    expect(engine.find('qui êtes-vous', 5).results[0]?.url).toBe('/Équipe/')
  })

  it('counts all results and returns no more than the limit', () => {
    const engine = engineOf(['Un', 'Deux', 'Trois'].map((title) => entry(title, 'Le repas.')))
    const { count, results } = engine.find('repas', 2)
    expect([count, results.length]).toEqual([3, 2])
  })

  it('finds a document by a wording that its text does not use', () => {
    const engine = engineOf([
      entry('Dépôt', 'Un mois.', { asked: 'caution, mois d’avance' }),
      entry('Bail', 'Le loyer.'),
    ])
    expect(engine.find('caution', 5).results.map(({ url }) => url)).toEqual(['/Dépôt/'])
  })

  it('says that a subject is absent and puts first what helps all the same', () => {
    const absent = [
      { words: ['prix des soins'], answer: 'Nous n’avons rien là-dessus.', documentIds: [1] },
    ]
    const engine = engineOf(
      [entry('Prix des soins', 'Le prix.'), entry('Bail', 'Le loyer.')],
      absent,
    )
    expect(engine.find('prix', 5)).toMatchObject({ absentAnswer: undefined, isWeak: false })
    expect(engine.find('prix des soins', 5)).toMatchObject({
      absentAnswer: 'Nous n’avons rien là-dessus.',
      isWeak: true,
    })
    expect(engine.find('prix des soins', 5).results[0]?.url).toBe('/Bail/')
  })
})
