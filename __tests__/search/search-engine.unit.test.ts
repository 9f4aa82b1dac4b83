import { describe, expect, it } from '@jest/globals'
import { makeIndex } from '@/components/search/make-index'
import { SearchEngine } from '@/components/search/search-engine'
import { findSentence } from '@/components/search/snippet'
import { makeReader } from '@/components/search/terms'
import type { SearchDocument } from '@/components/search/search-index'
import { entry } from './entry'

const words = { stopWords: 'le, la, par, est, ce, que, qui, êtes, vous', synonyms: ['chute, tombe, par terre'], absent: [] }
function engineOf(...texts: SearchDocument[]) {
  const engine = new SearchEngine(makeIndex(texts, words))
  engine.addTexts(texts.map(({ text }) => text))
  return engine
}
const found = (engine: SearchEngine, query: string) => engine.find(query, 5).results.map(({ url }) => url)

const house = engineOf(
  entry('Zona', 'Le zona vient d’un vieux virus.\nAppelez le jour même.'),
  entry('Bail', 'Le bail a une annexe.\nOn y lit le prix des repas et du ménage.'),
  entry('Journal', 'Un carnet, une ligne par jour.\nLe journal aide la mémoire.', { asked: 'carnet' }),
)

describe('the search engine', () => {
  const slip = (query: string) => ({ count: 1, missing: query, isWeak: true, results: [expect.objectContaining({ url: '/Journal/' })] })

  it.each<[why: string, query: string, found: object]>([
    ['a letter that is changed is forgiven, and the word said not to be there', 'carmet', slip('carmet')],
    ['a letter too many too', 'carnnet', slip('carnnet')],
    ['a letter that is forgotten too', 'jounal', slip('jounal')],
    ['two neighbours that are exchanged too', 'jounral', slip('jounral')],
    ['and two such slips in a long word, but not three', 'juonral', slip('juonral')],
    ['three', 'juonrla', { count: 0 }],
    ['nothing is forgiven in a word that the site knows', 'bail', { count: 1, missing: '', isWeak: false }],
    ['nor in a word of four letters', 'bain', { count: 0, missing: 'bain' }],
    ['nor in another', 'zoma', { count: 0, missing: 'zoma' }],
    ['the beginning of a word is enough', 'jou', { count: 2, isWeak: false }],
    ['an unknown number is an age', 'bail 84', { missing: '', isWeak: false }],
    ['unknown words are named as they were typed', 'zona Fusée astronaute', { count: 1, missing: 'Fusée astronaute', isWeak: true }],
    ['nothing is found for them alone', 'astronaute', { count: 0, missing: 'astronaute', results: [] }],
  ])('%s (%s)', (_, query, expected) => {
    expect(house.find(query, 5)).toMatchObject(expected)
  })

  it('counts any word by its rarity, and puts first what is nearest to the whole query', () => {
    expect(found(house, 'carnet jour')[0]).toBe('/Journal/')
    const close = engineOf(entry('Une', 'Rien.', { themes: 'repas' }), entry('Deux', 'Le virus, le repas.'), entry('Trois', 'Le virus.'))
    expect(found(close, 'virus repas')[0]).toBe('/Deux/')
    const engine = engineOf(
      entry('Zona', 'Le virus, la nuit.'),
      ...['Un', 'Deux', 'Trois'].map((title) => entry(title, 'La nuit, les repas, le loyer.')),
    )
    expect(found(engine, 'repas virus nuit')[0]).toBe('/Zona/')
  })

  it('says that what meets less than half of a query is only the nearest', () => {
    const engine = engineOf(
      entry('Zona', 'Le virus du zona.'),
      entry('Bail', 'Le bail, le loyer, le chauffage.'),
      entry('Repas', 'Le dîner.'),
    )
    expect(engine.find('zona', 5).isWeak).toBe(false)
    expect(engine.find('zona bail loyer dîner', 5).isWeak).toBe(false)
    expect(engine.find('zona bail dîner', 5).isWeak).toBe(true)
  })

  it('reads the words of one meaning as one', () => {
    const engine = engineOf(entry('Chutes', 'Ne la soulevez pas.'), entry('Repas', 'On mange.'))
    expect(found(engine, 'elle tombait')).toEqual(['/Chutes/'])
    expect(found(engine, 'elle est par terre')).toEqual(['/Chutes/'])
  })

  it('finds before the texts are there, without the sentence; in them, a word that stands once in the whole site', () => {
    const texts = [entry('Zona', 'Un vieux virus.'), entry('Bail', 'Une annexe.')]
    const engine = new SearchEngine(makeIndex(texts, words))
    expect(engine.find('zona', 5).results[0]).toMatchObject({ url: '/Zona/', sentence: [] })
    expect(engine.find('annexe', 5)).toMatchObject({ count: 0, missing: 'annexe' })
    engine.addTexts(texts.map((each) => each.text))
    expect(engine.find('annexe', 5)).toMatchObject({ count: 1, missing: '', isWeak: false })
  })

  it('skips the words of questions, unless there are no others', () => {
    const engine = engineOf(entry('Équipe', 'Des gens.', { asked: 'qui êtes-vous' }), entry('Bail', 'Qui le signe?'))
    expect(engine.find('est-ce que le bail', 5)).toMatchObject({ count: 1, isWeak: false })
    expect(found(engine, 'qui êtes-vous')).toEqual(['/Équipe/'])
  })

  it('puts first the page whose title was typed, and counts all that it finds where it shows less', () => {
    const engine = engineOf(
      entry('Voyage en train', 'Le repas, le repas, le repas.'),
      entry('Repas', 'On mange.'),
      entry('Bail', 'Le repas.'),
    )
    const { count, results } = engine.find('repas', 2)
    expect([count, results[0]?.url, results.length]).toEqual([3, '/Repas/', 2])
  })

  it('understands a word that the site does not use, and shows only two sections of a page', () => {
    const page = (anchor: string) => entry(`Loyer ${anchor}`, 'Un loyer.', { kind: 'page', url: `/page/#${anchor}` })
    const engine = engineOf(page('a'), page('b'), page('c'), entry('Dépôt', 'Un mois.', { asked: 'caution, mois d’avance' }))
    expect(found(engine, 'caution')).toEqual(['/Dépôt/'])
    expect(found(engine, 'loyer')).toHaveLength(2)
  })
})

describe('the sentence that is shown', () => {
  const { read } = makeReader(words)
  const shown = (body: string, ...stems: string[]) =>
    findSentence(body, read, new Map(stems.map((term) => [term, 1])))
      .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
      .join('')

  it.each([
    [
      'the one that holds the most of the words asked',
      ['bail', 'annex'],
      'Le bail est long. Le bail a une annexe. Fin.',
      'Le [bail] a une [annexe].',
    ],
    ['the first when the text has not the word', ['zona'], 'Une première phrase. Une autre.', 'Une première phrase.'],
    ['never a title with the sentence after it', ['bail'], 'Lisez le bail\nCommencez par la fin.', 'Lisez le [bail]'],
  ])('is %s', (_, stems, body, sentence) => {
    expect(shown(body, ...stems)).toBe(sentence)
  })

  it('is cut between two words when it is long', () => {
    const result = shown(`${'Un mot après un autre et encore '.repeat(10)}zona enfin.`, 'zona')
    expect(result).toMatch(/^… .*\[zona\] enfin\.$/u)
    expect(result.length).toBeLessThan(190)
  })
})
