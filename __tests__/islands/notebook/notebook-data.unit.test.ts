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
        if (fragment !== undefined) expect(fromFragment(fragment)).toEqual(sent)
        expect(fromFile(toFile(sent))).toEqual(sent)
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
    expect(fromFile(toFile(full(400)))).toEqual(full(400))
  })

  it('leaves empty residences behind', () => {
    expect(fromFragment(toFragment(notebook(emptyPlace(), lucarnes, emptyPlace())) ?? '')?.places).toEqual([lucarnes])
  })
})

const encode = (value: unknown) => `#carnet=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

describe('a link that anybody may have written', () => {
  it.each([
    ['empty', '#carnet='],
    ['outside of the alphabet', '#carnet=%3Cscript%3E'],
    ['no base64', '#carnet=a'],
    ['no UTF-8', `#carnet=${Buffer.from([0xff, 0xfe, 0x80]).toString('base64url')}`],
    ['no JSON, as where it was cut', `#carnet=${Buffer.from('{"a":').toString('base64url')}`],
    ['nothing written', encode({ changedOn: '2026-11-14', places: [{}, { name: ' ' }, 5] })],
    ['a prototype', encode({ places: [JSON.parse('{"__proto__":{"name":"Ici"}}')] })],
    ['too long', `#carnet=${'A'.repeat(longestFragment)}`],
  ])('%s: unreadable', (_, hash) => {
    expect(fromFragment(hash)).toBeUndefined()
  })

  it('a file too long is not read', () => {
    expect(fromFile(toFile(notebook(lucarnes)) + ' '.repeat(longestFile))).toBeUndefined()
  })

  it('never throws, and gives only texts and known opinions', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (text, places, replies) => {
        const sent = [{ places }, { places: [{ name: text, contact: text, replies }, { replies: [{ text, mark: text }] }] }, places]
        const readings = [
          fromFragment(text),
          fromFragment(`#carnet=${text}`),
          fromFile(text),
          ...sent.map((each) => fromFragment(encode(each))),
        ]
        for (const reading of readings.flatMap((each) => each?.places ?? [])) {
          expect(reading.replies).toHaveLength(questionCount)
          const { replies: given, ...rest } = reading
          for (const each of [...Object.values(rest), ...given.map((reply) => reply.text)]) {
            expect(typeof each).toBe('string')
            expect(each.length).toBeLessThanOrEqual(400)
            expect(each).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
          }
          for (const { mark } of given) expect([undefined, 'fine', 'check', 'wrong']).toContain(mark)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('cuts a text that is too long to its measure, on one line, without a hidden sign', () => {
    const hostile = { name: `a\u202Eb\u0000c\n${'é'.repeat(200)}`, replies: [{ text: '<img src=x onerror=alert(1)>' }] }
    const { places: [first] = [] } = fromFragment(encode({ places: [hostile, ...Array<object>(3).fill(hostile)] })) ?? {}
    expect(first?.name).toBe(`a b c ${'é'.repeat(74)}`)
    expect(first?.replies[0]?.text).toBe('<img src=x onerror=alert(1)>')
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
