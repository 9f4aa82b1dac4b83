import { describe, expect, it } from '@jest/globals'
import fc from '../../support/fast-check'
import {
  emptyPlace,
  fromFile,
  fromFragment,
  isEmptyPlace,
  longestFile,
  longestFragment,
  merge,
  notePrice,
  placeNames,
  placeCount,
  questionCount,
  readNotebook,
  tidyNotebook,
  toFile,
  toFragment,
  type Mark,
  type Notebook,
  type Place,
} from '@/components/islands/notebook/notebook-data'

const place = (name: string, replies: Record<number, [string, Mark?]> = {}): Place => {
  const made = emptyPlace()
  made.name = name
  for (const [at, [text, mark]] of Object.entries(replies)) made.replies[Number(at)] = { text, mark }
  return made
}
const notebook = (...places: Place[]): Notebook => ({ changedOn: '2026-11-14', places })

const lucarnes = place('Les Trois Lucarnes', { 0: ['Une préposée, 4 minutes', 'fine'], 15: ['« On mange bien. »', 'check'] })
const ruisseau = place('Le Clos du Ruisseau', { 0: ['Selon eux, « vite »', 'check'] })
const phare = place('La Montée du Phare', { 0: ['Gardien : 10 min', 'wrong'] })

const opened = (reading: ReturnType<typeof fromFragment>) => {
  if (!reading?.ok) throw new Error(reading ? reading.reason : 'no notebook')
  return reading.notebook
}

/** What a person may have typed, as the notebook keeps it: one line, of the length of a field. */
const line = (most: number) =>
  fc.string({ maxLength: most, unit: fc.constantFrom(...Array.from('abé «»,.…€àŒ漢😀5$')) }).map((text) => text.replace(/\s+/g, ' ').trim())
const anyPlace = fc
  .record({
    facts: fc.array(line(20), { minLength: 6, maxLength: 6 }),
    replies: fc.array(fc.record({ text: line(30), mark: fc.constantFrom(undefined, 'fine', 'check', 'wrong') }), {
      minLength: questionCount,
      maxLength: questionCount,
    }),
  })
  .map(({ facts: [name = '', date = '', contact = '', rent = '', net = '', distance = ''], replies }): Place => ({
    name,
    date,
    contact,
    rent,
    net,
    distance,
    replies: replies.map(({ text, mark }) => ({ text, mark })),
  }))
  .filter((made) => !isEmptyPlace(made))
const anyNotebook = fc.array(anyPlace, { minLength: 1, maxLength: placeCount }).map((places) => notebook(...places))

describe('a notebook that travels', () => {
  it('comes back as it left, by link as by file', () => {
    fc.assert(
      fc.property(anyNotebook, (sent) => {
        const fragment = toFragment(sent)
        if (fragment !== undefined) expect(opened(fromFragment(fragment))).toEqual(sent)
        expect(opened(fromFile(toFile(sent)))).toEqual(sent)
      }),
      { numRuns: 60 },
    )
  })

  it('refuses to leave by a link beyond 6,000 characters, to the character, and leaves by a file', () => {
    const full = (length: number) =>
      notebook(place('Ici', Object.fromEntries(Array.from({ length: 16 }, (_, at) => [at, ['x'.repeat(length)]]))))
    const lengths = Array.from({ length: 401 }, (_, length) => toFragment(full(length))?.length)
    const sent = lengths.slice(0, lengths.indexOf(undefined))
    expect(sent.at(-1)).toBeGreaterThan(longestFragment - 25)
    expect(Math.max(...sent.map(Number))).toBeLessThanOrEqual(longestFragment)
    expect(lengths.slice(sent.length).every((length) => length === undefined)).toBe(true)
    expect(fromFile(toFile(full(400))).ok).toBe(true)
  })

  it('leaves empty residences behind', () => {
    expect(opened(fromFragment(toFragment(notebook(emptyPlace(), lucarnes, emptyPlace())) ?? '')).places).toEqual([lucarnes])
  })

  it('an address without a notebook is none', () => {
    for (const hash of ['', '#', '#q5', '#carnet', '#Carnet=abc']) expect(fromFragment(hash)).toBeUndefined()
  })
})

const encode = (value: unknown) => `#carnet=${Buffer.from(JSON.stringify(value)).toString('base64url')}`
const facts = ['Ici', '', '', '', '', '']

describe('a link that anybody may have written', () => {
  it.each([
    ['vide', '#carnet='],
    ['hors de l’alphabet', '#carnet=%3Cscript%3E'],
    ['pas du base64', '#carnet=a'],
    ['pas de l’UTF-8', `#carnet=${Buffer.from([0xff, 0xfe, 0x80]).toString('base64url')}`],
    ['pas du JSON', `#carnet=${Buffer.from('{"a":').toString('base64url')}`],
    ['un autre JSON', encode({ places: [] })],
    ['une autre version', encode([2, '2026-11-14', [[facts, [], '']]])],
    ['pas de date', encode([1, 'hier', [[facts, [], '']]])],
    ['une date impossible', encode([1, '2026-13-45', [[facts, [], '']]])],
    ['aucune résidence', encode([1, '2026-11-14', []])],
    ['rien d’écrit', encode([1, '2026-11-14', [[[], [], '']]])],
    ['quatre résidences', encode([1, '2026-11-14', Array(4).fill([facts, [], ''])])],
    ['une résidence qui n’en est pas une', encode([1, '2026-11-14', ['Ici']])],
    ['un champ de trop', encode([1, '2026-11-14', [[[...facts, 'x'], [], '']]])],
    ['un nombre pour un texte', encode([1, '2026-11-14', [[[5], [], '']]])],
    ['un objet pour un texte', encode([1, '2026-11-14', [[[{ toString: 'x' }], [], '']]])],
    ['dix-sept réponses', encode([1, '2026-11-14', [[facts, Array(17).fill('x'), '']]])],
    ['un avis inconnu', encode([1, '2026-11-14', [[facts, [], '9']]])],
    ['dix-sept avis', encode([1, '2026-11-14', [[facts, [], '1'.repeat(17)]]])],
    ['un prototype', encode([1, '2026-11-14', [JSON.parse('{"__proto__":[["Ici"],[],""]}')]])],
  ])('%s: unreadable, and nothing changes', (_, hash) => {
    expect(fromFragment(hash)).toEqual({ ok: false, reason: 'unreadable' })
  })

  it('too long: refused before it is read', () => {
    expect(fromFragment(`#carnet=${'A'.repeat(longestFragment)}`)).toEqual({ ok: false, reason: 'too-long' })
    expect(fromFile('x'.repeat(longestFile + 1))).toEqual({ ok: false, reason: 'too-long' })
  })

  it('never throws, and gives only texts and known opinions', () => {
    const hostile = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json())
    const check = (reading: ReturnType<typeof fromFragment>) => {
      if (!reading?.ok) return
      expect(reading.notebook.places.length).toBeLessThanOrEqual(placeCount)
      for (const { replies, ...rest } of reading.notebook.places) {
        expect(replies).toHaveLength(questionCount)
        for (const text of [...Object.values(rest), ...replies.map((reply) => reply.text)]) {
          expect(typeof text).toBe('string')
          expect(text.length).toBeLessThanOrEqual(800)
          expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        }
        for (const { mark } of replies) expect([undefined, 'fine', 'check', 'wrong']).toContain(mark)
      }
    }
    fc.assert(
      fc.property(hostile, fc.jsonValue(), fc.array(fc.jsonValue(), { maxLength: 4 }), (text, json, places) => {
        check(fromFragment(text))
        check(fromFragment(`#carnet=${text}`))
        check(fromFragment(encode(json)))
        check(fromFragment(encode([1, '2026-11-14', places])))
        check(fromFragment(encode([1, '2026-11-14', [[places, places, text]]])))
        check(fromFile(text))
        check(fromFile(JSON.stringify({ format: 'carnet-fanal', version: 1, changedOn: '2026-11-14', places })))
        check(fromFile(JSON.stringify(json)))
      }),
      { numRuns: 300 },
    )
  })

  it('cuts a text that is too long to its measure, on one line, without a hidden sign', () => {
    const { places } = opened(
      fromFragment(encode([1, '2026-11-14', [[[`a\u202Eb\u0000c\n${'é'.repeat(200)}`], ['<img src=x onerror=alert(1)>'], '']]])),
    )
    expect(places[0]?.name).toBe(`a b c ${'é'.repeat(74)}`)
    expect(places[0]?.replies[0]?.text).toBe('<img src=x onerror=alert(1)>')
  })
})

describe('a received notebook, added to mine', () => {
  it('completes the one of the same name, accents and capitals apart, and loses nothing that I wrote', () => {
    const mine = { ...place('Les Érables', { 0: ['4 minutes', 'fine'], 1: ['3'] }), rent: '2 290 $' }
    const replies: Record<number, [string, Mark?]> = { 0: ['10 minutes', 'wrong'], 1: ['3', 'check'], 2: ['catégorie 3', 'fine'] }
    const theirs = { ...place('les erables', replies), rent: '2 310 $', date: '12 novembre' }
    const joined = merge(notebook(mine), { changedOn: '2026-11-20', places: [theirs] })
    expect(joined?.changedOn).toBe('2026-11-20')
    expect(joined?.places).toHaveLength(1)
    expect(joined?.places[0]).toMatchObject({ name: 'Les Érables', rent: '2 290 $ / 2 310 $', date: '12 novembre' })
    expect(joined?.places[0]?.replies.slice(0, 3)).toEqual([
      { text: '4 minutes / 10 minutes', mark: 'fine' },
      { text: '3', mark: 'check' },
      { text: 'catégorie 3', mark: 'fine' },
    ])
  })

  const empty = emptyPlace()
  it.each<[string, Place[], Place[], Place[] | undefined]>([
    ['a residence that I have not', [lucarnes], [ruisseau], [lucarnes, ruisseau]],
    ['the first free column, and no other moves', [empty, lucarnes, empty], [ruisseau], [ruisseau, lucarnes, empty]],
    ['two that fit', [lucarnes, empty, empty], [ruisseau, phare], [lucarnes, ruisseau, phare]],
    ['never a fourth', [lucarnes, ruisseau, phare], [place('Ailleurs')], undefined],
    ['one of three', [lucarnes, ruisseau, phare], [place('Le clos du ruisseau')], [lucarnes, ruisseau, phare]],
  ])('%s', (_, mine, received, expected) => {
    const before = structuredClone(mine)
    expect(merge(notebook(...mine), notebook(...received))?.places).toEqual(expected)
    expect(mine).toEqual(before)
  })

  it('the same notebook added twice is added once', () => {
    fc.assert(
      fc.property(anyNotebook, anyNotebook, (mine, received) => {
        const once = merge(mine, received)
        if (once) expect(merge(once, received)?.places.length ?? placeCount).toBeLessThanOrEqual(placeCount)
        const named = { ...received, places: received.places.map((each, at) => ({ ...each, name: `R${String(at)}` })) }
        const first = merge(notebook(), named)
        expect(first && merge(first, named)).toEqual(first)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a notebook that this browser stores', () => {
  const stored = (value: Notebook): unknown => JSON.parse(JSON.stringify(value))

  it('comes back as it is being typed, each residence in its column, and is read without the space that ends it', () => {
    const typed = notebook(emptyPlace(), { ...lucarnes, name: 'Les Trois ' }, emptyPlace())
    expect(readNotebook(stored(typed))).toEqual(typed)
    expect(placeNames(typed)).toEqual(['', 'Les Trois', ''])
    expect(tidyNotebook(typed).places[1]?.name).toBe('Les Trois')
  })

  it('is three residences of texts and known opinions, whatever is there', () => {
    const blank = [emptyPlace(), emptyPlace(), emptyPlace()]
    for (const value of [null, 5, 'non', [], { places: {} }, { places: [5, null, { name: {}, replies: [{ text: 5, mark: 'best' }] }] }])
      expect(readNotebook(value).places).toEqual(blank)
    expect(readNotebook({ places: [{ name: 'x'.repeat(5000) }] }).places[0]?.name).toHaveLength(80)
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (places, replies) => {
        expect(readNotebook({ places }).places).toHaveLength(placeCount)
        expect(readNotebook({ places: [{ replies }] }).places[0]?.replies).toHaveLength(questionCount)
      }),
    )
  })

  it('takes the price of the residence that was chosen, and nothing else changes', () => {
    const mine = notebook(lucarnes, { ...ruisseau, rent: '1 900 $' }, emptyPlace())
    const { places, changedOn } = notePrice(mine, 1, { rent: '2\u00A0290,00\u00A0$', net: '1\u00A0986,80\u00A0$' })
    expect(places).toEqual([lucarnes, { ...ruisseau, rent: '2 290,00 $', net: '1 986,80 $' }, emptyPlace()])
    expect(changedOn > mine.changedOn).toBe(true)
  })
})
