import { describe, expect, it } from '@jest/globals'
import { makeIndex } from '@/components/search/make-index'
import { SearchEngine } from '@/components/search/search-engine'
import { findSentence, sentencesOf } from '@/components/search/snippet'
import type { SearchableText } from '@/content/search-documents'

const text = (title: string, body: string, more: Partial<SearchableText> = {}): SearchableText => ({
  kind: 'article',
  url: `/${title}/`,
  title,
  themes: '',
  text: body,
  asked: '',
  alsoAsked: '',
  ...more,
})
const words = { skipped: ['le', 'la', 'par', 'est-ce que', 'qui', 'êtes', 'vous'], absent: [] }
function engineOf(...texts: SearchableText[]) {
  const engine = new SearchEngine(makeIndex(texts, words))
  engine.addTexts(texts.map(({ text }) => text))
  return engine
}
const found = (engine: SearchEngine, query: string) => engine.find(query, 5).results.map(({ url }) => url)

const house = engineOf(
  text('Zona', 'Le zona vient d’un vieux virus.\nAppelez le jour même.'),
  text('Bail', 'Le bail a une annexe.\nOn y lit le prix des repas et du ménage.'),
  text('Journal', 'Un carnet, une ligne par jour.\nLe journal aide la mémoire.'),
)

describe('the search engine', () => {
  it.each([
    ['une lettre changée', 'carmet'],
    ['une lettre en trop', 'carnnet'],
    ['une lettre oubliée', 'jounal'],
    ['deux voisines échangées', 'jounral'],
  ])('forgives %s (%s), and says that the word is not there', (_slip, query) => {
    expect(found(house, query)).toEqual(['/Journal/'])
    expect(house.find(query, 5)).toMatchObject({ missing: query, isNear: true })
  })

  it('forgives nothing in a word that the site knows, nor in a word of four letters', () => {
    expect(found(house, 'bail')).toEqual(['/Bail/'])
    expect(house.find('bain', 5)).toMatchObject({ count: 0, missing: 'bain' })
    expect(house.find('zoma', 5)).toMatchObject({ count: 0, missing: 'zoma' })
  })

  it('answers from the beginning of a word', () => {
    expect(house.find('jou', 5)).toMatchObject({ count: 2, isNear: false })
  })

  it('wants all the words, and says when no page has them all', () => {
    expect(house.find('carnet jour', 5)).toMatchObject({ count: 1, isNear: false, missing: '' })
    expect(house.find('zona prix', 5)).toMatchObject({ isNear: true, missing: '' })
  })

  it('names the unknown words as they were typed', () => {
    expect(house.find('zona Fusée astronaute', 5)).toMatchObject({ count: 1, missing: 'Fusée astronaute', isNear: true })
    expect(house.find('astronaute', 5)).toMatchObject({ count: 0, missing: 'astronaute', results: [] })
  })

  it('skips the words of questions, unless there are no others', () => {
    const engine = engineOf(text('Équipe', 'Des gens.', { asked: 'qui êtes-vous' }), text('Bail', 'Qui le signe?'))
    expect(engine.find('est-ce que le bail', 5)).toMatchObject({ count: 1, isNear: false })
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
    expect(told).toMatchObject({ answer: 'Nous n’avons rien là-dessus.', count: 1, isNear: true })
    expect(told.results[0]?.url).toBe('/Santé/')
    expect(engine.find('soins', 5).answer).toBeUndefined()
  })

  it('finds before the texts are there, without the sentence', () => {
    const engine = new SearchEngine(makeIndex([text('Zona', 'Un vieux virus.')], words))
    expect(engine.find('virus', 5).results[0]).toMatchObject({ url: '/Zona/', sentence: [] })
  })
})

describe('the sentence that is shown', () => {
  const shown = (body: string, ...stems: string[]) =>
    findSentence(sentencesOf(body), new Set(stems))
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
