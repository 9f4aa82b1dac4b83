import { describe, expect, test } from '@jest/globals'
import { buildDocument, searchIn, findUrls } from './search-in'

const zona = buildDocument('Zona', 'Le virus du zona.')
const bail = buildDocument('Bail', 'Le bail, le loyer, le chauffage.')
const repas = buildDocument('Repas', 'Le dîner.')

describe('createSearchEngine', () => {
  test.each([
    ['zona', false],
    ['zona bail loyer dîner', false],
    ['zona bail dîner', true],
  ])('is weak when the best document has less than half of the query (%s)', (query, isWeak) => {
    expect(searchIn([zona, bail, repas]).find(query, 5)).toMatchObject({ isWeak, missing: '' })
  })

  test('shows the sentence of a text in which a word is found', () => {
    const [found] = searchIn([bail]).find('chauffage', 5).results
    expect(found).toMatchObject({ url: '/Bail/' })
    expect(found?.sentence.map(({ text }) => text).join('')).toBe(bail.text)
  })

  test('skips stop words unless the query has nothing else', () => {
    const team = buildDocument('Équipe', 'Des gens.', { bestAnswerQueries: 'qui êtes-vous' })
    const engine = searchIn([team, bail], { stopWords: 'est, ce, que, le, qui, êtes, vous' })
    expect(engine.find('est-ce que le bail', 5)).toMatchObject({ count: 1, isWeak: false })
    expect(findUrls('qui êtes-vous', engine)).toEqual(['/Équipe/'])
  })

  test('ignores a number that the site does not have', () => {
    const engine = searchIn([bail, buildDocument('Info-Santé', 'Faites le 811.')])
    expect(engine.find('bail 84', 5)).toMatchObject({ missing: '', isWeak: false })
    expect(engine.find('84', 5)).toMatchObject({ count: 0, missing: '' })
    expect(findUrls('811', engine)).toEqual(['/Info-Santé/'])
  })

  test('ignores a small number that no title or wording of the site has', () => {
    const rights = buildDocument('Droits', 'Dès 84 ans.')
    expect(findUrls('bail 84', searchIn([bail, rights]))).toEqual(['/Bail/'])
  })

  test.each(['4x4', 'Fusée astronaute', 'navette'])(
    'reports what is unknown as it was typed (%s)',
    (missing) => {
      const engine = searchIn([bail, zona], { synonyms: ['fusée, navette'] })
      const found = engine.find(`bail ${missing}`, 5)
      expect(found).toMatchObject({ count: 1, missing, isWeak: true })
    },
  )

  test('counts all results and returns no more than the limit', () => {
    const engine = searchIn(['Un', 'Deux', 'Trois'].map((title) => buildDocument(title, 'Repas.')))
    const { count, results } = engine.find('repas', 2)
    expect([count, results.length]).toEqual([3, 2])
  })

  test('says that a subject is absent and puts first what helps all the same', () => {
    const engine = searchIn([buildDocument('Prix des soins', 'Le prix.'), bail], {
      absent: [
        {
          words: ['prix des soins', 'coût des soins'],
          answer: 'Nous n’avons rien.',
          documentIds: [1],
        },
      ],
    })
    expect(engine.find('prix', 5)).toMatchObject({ absentAnswer: undefined, isWeak: false })
    expect(engine.find('prix des soins', 5)).toMatchObject({
      absentAnswer: 'Nous n’avons rien.',
      isWeak: true,
      results: [{ url: '/Bail/' }, { url: '/Prix des soins/' }],
    })
  })
})
