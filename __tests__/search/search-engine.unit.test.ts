import { describe, expect, it } from '@jest/globals'
import { makeIndex } from '@/components/search/make-index'
import { SearchEngine } from '@/components/search/search-engine'
import { findSentence } from '@/components/search/snippet'
import { makeReader } from '@/components/search/terms'
import type { SearchDocument } from '@/content/search-documents'

const text = (title: string, body: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'article',
  url: `/${title}/`,
  title,
  themes: '',
  text: body,
  asked: '',
  alsoAsked: '',
  ...more,
})
const words = { stopWords: 'le, la, par, est, ce, que, qui, êtes, vous', synonyms: ['chute, tombe, par terre'], absent: [] }
function engineOf(...texts: SearchDocument[]) {
  const engine = new SearchEngine(makeIndex(texts, words))
  engine.addTexts(texts.map(({ text }) => text))
  return engine
}
const found = (engine: SearchEngine, query: string) => engine.find(query, 5).results.map(({ url }) => url)

const house = engineOf(
  text('Zona', 'Le zona vient d’un vieux virus.\nAppelez le jour même.'),
  text('Bail', 'Le bail a une annexe.\nOn y lit le prix des repas et du ménage.'),
  text('Journal', 'Un carnet, une ligne par jour.\nLe journal aide la mémoire.', { asked: 'carnet' }),
)

describe('the search engine', () => {
  it.each([
    ['une lettre changée', 'carmet'],
    ['une lettre en trop', 'carnnet'],
    ['une lettre oubliée', 'jounal'],
    ['deux voisines échangées', 'jounral'],
  ])('forgives %s (%s), and says that the word is not there', (_slip, query) => {
    expect(found(house, query)).toEqual(['/Journal/'])
    expect(house.find(query, 5)).toMatchObject({ missing: query, isWeak: true })
  })

  it('forgives nothing in a word that the site knows, nor in a word of four letters', () => {
    expect(found(house, 'bail')).toEqual(['/Bail/'])
    expect(house.find('bain', 5)).toMatchObject({ count: 0, missing: 'bain' })
    expect(house.find('zoma', 5)).toMatchObject({ count: 0, missing: 'zoma' })
  })

  it('answers from the beginning of a word', () => {
    expect(house.find('jou', 5)).toMatchObject({ count: 2, isWeak: false })
  })

  it('counts any word by its rarity, and puts first what is nearest to the whole query', () => {
    expect(found(house, 'carnet jour')[0]).toBe('/Journal/')
    const close = engineOf(text('Une', 'Rien.', { themes: 'repas' }), text('Deux', 'Le virus, le repas.'), text('Trois', 'Le virus.'))
    expect(found(close, 'virus repas')[0]).toBe('/Deux/')
    const engine = engineOf(
      text('Zona', 'Le virus, la nuit.'),
      ...['Un', 'Deux', 'Trois'].map((title) => text(title, 'La nuit, les repas, le loyer.')),
    )
    expect(found(engine, 'repas virus nuit')[0]).toBe('/Zona/')
  })

  it('says that what meets less than half of a query is only the nearest', () => {
    const engine = engineOf(text('Zona', 'Le virus du zona.'), text('Bail', 'Le bail, le loyer, le chauffage.'), text('Repas', 'Le dîner.'))
    expect(engine.find('zona', 5).isWeak).toBe(false)
    expect(engine.find('zona bail loyer dîner', 5).isWeak).toBe(false)
    expect(engine.find('zona bail dîner', 5).isWeak).toBe(true)
  })

  it('reads the words of one meaning as one', () => {
    const engine = engineOf(text('Chutes', 'Ne la soulevez pas.'), text('Repas', 'On mange.'))
    expect(found(engine, 'elle tombait')).toEqual(['/Chutes/'])
    expect(found(engine, 'elle est par terre')).toEqual(['/Chutes/'])
  })

  it('finds in the texts a word that stands once in the whole site', () => {
    const texts = [text('Zona', 'Un vieux virus.'), text('Bail', 'Une annexe.')]
    const engine = new SearchEngine(makeIndex(texts, words))
    expect(engine.find('annexe', 5)).toMatchObject({ count: 0, missing: 'annexe' })
    engine.addTexts(texts.map((each) => each.text))
    expect(engine.find('annexe', 5)).toMatchObject({ count: 1, missing: '', isWeak: false })
  })

  it('takes an unknown number for an age', () => {
    expect(house.find('bail 84', 5)).toMatchObject({ missing: '', isWeak: false })
  })

  it('names the unknown words as they were typed', () => {
    expect(house.find('zona Fusée astronaute', 5)).toMatchObject({ count: 1, missing: 'Fusée astronaute', isWeak: true })
    expect(house.find('astronaute', 5)).toMatchObject({ count: 0, missing: 'astronaute', results: [] })
  })

  it('skips the words of questions, unless there are no others', () => {
    const engine = engineOf(text('Équipe', 'Des gens.', { asked: 'qui êtes-vous' }), text('Bail', 'Qui le signe?'))
    expect(engine.find('est-ce que le bail', 5)).toMatchObject({ count: 1, isWeak: false })
    expect(found(engine, 'qui êtes-vous')).toEqual(['/Équipe/'])
  })

  it('counts all that it finds, even where it shows less', () => {
    const engine = engineOf(...Array.from({ length: 9 }, (_, at) => text(`Repas ${String(at)}`, 'On mange.')))
    const { count, results } = engine.find('repas', 4)
    expect([count, results.length]).toEqual([9, 4])
  })

  it('puts first the page whose title was typed', () => {
    const engine = engineOf(text('Voyage en train', 'Le repas, le repas, le repas.'), text('Repas', 'On mange.'))
    expect(found(engine, 'repas')[0]).toBe('/Repas/')
  })

  it('understands a word that the site does not use, and shows only two sections of a page', () => {
    const page = (anchor: string) => text(`Loyer ${anchor}`, 'Un loyer.', { kind: 'page', url: `/page/#${anchor}` })
    const engine = engineOf(page('a'), page('b'), page('c'), text('Dépôt', 'Un mois.', { asked: 'caution, mois d’avance' }))
    expect(found(engine, 'caution')).toEqual(['/Dépôt/'])
    expect(found(engine, 'loyer')).toHaveLength(2)
  })

  it('says what we do not have, and what helps all the same', () => {
    const texts = [text('Santé', 'Un numéro.'), text('Soins', 'Des soins du matin.')]
    const engine = new SearchEngine(
      makeIndex(texts, { ...words, absent: [{ words: ['soins palliatifs'], answer: 'Nous n’avons rien là-dessus.', places: [0] }] }),
    )
    const told = engine.find('les soins palliatifs', 5)
    expect(told).toMatchObject({ answer: 'Nous n’avons rien là-dessus.', count: 2, isWeak: true })
    expect(told.results[0]?.url).toBe('/Santé/')
    expect(engine.find('soins', 5).answer).toBeUndefined()
  })

  it('finds before the texts are there, without the sentence', () => {
    const engine = new SearchEngine(makeIndex([text('Zona', 'Un vieux virus.')], words))
    expect(engine.find('zona', 5).results[0]).toMatchObject({ url: '/Zona/', sentence: [] })
  })
})

describe('the sentence that is shown', () => {
  const { read } = makeReader(words)
  const shown = (body: string, ...stems: string[]) =>
    findSentence(body, read, new Map(stems.map((term) => [term, 1])))
      .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
      .join('')

  it('is the one that holds the most of the words asked', () => {
    expect(shown('Le bail est long. Le bail a une annexe. Fin.', 'bail', 'annex')).toBe('Le [bail] a une [annexe].')
  })

  it('is the first when the text has not the word', () => {
    expect(shown('Une première phrase. Une autre.', 'zona')).toBe('Une première phrase.')
  })

  it('is cut between two words when it is long', () => {
    const long = `${'Un mot après un autre et encore '.repeat(10)}zona enfin.`
    const result = shown(long, 'zona')
    expect(result).toMatch(/^… .*\[zona\] enfin\.$/u)
    expect(result.length).toBeLessThan(190)
  })

  it('never mixes a title with the sentence after it', () => {
    expect(shown('Lisez le bail\nCommencez par la fin.', 'bail')).toBe('Lisez le [bail]')
  })
})
