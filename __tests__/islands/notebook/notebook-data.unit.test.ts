import { describe, expect, it } from '@jest/globals'
import { merge } from '@/components/islands/notebook/merge-notebooks'
import {
  emptyPlace,
  fromFragment,
  fromText,
  longestFragment,
  readNotebook,
  toFragment,
  toText,
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
const notebook = (...places: Place[]): Notebook => ({ places })

const lucarnes = place('Les Trois Lucarnes', { 0: ['Une préposée, 4 minutes', 'fine'], 15: ['« On mange bien. »', 'check'] })
const ruisseau = place('Le Clos du Ruisseau', { 0: ['Selon eux, « vite »', 'check'] })
const phare = place('La Montée du Phare', { 0: ['Gardien : 10 min', 'wrong'] })

describe('a notebook that travels', () => {
  it('comes back as it left, by link as by file, without what is empty', () => {
    const sent = notebook(lucarnes, place('abé «»,.…€àŒ漢😀5$'), { ...phare, rent: '2 290 $', contact: 'accueil' })
    expect(fromFragment(toFragment(notebook(emptyPlace(), ...sent.places)) ?? '')).toEqual(sent)
    expect(fromText(toText(sent))).toEqual(sent)
    expect(toText(notebook(emptyPlace()))).toBe('{"places":[]}')
  })

  it('refuses to leave by a link beyond 6,000 characters, and leaves by a file', () => {
    const full = (length: number) =>
      notebook(place('Ici', Object.fromEntries(Array.from({ length: 16 }, (_, at) => [at, ['x'.repeat(length)]]))))
    expect(toFragment(full(258))?.length).toBeLessThanOrEqual(longestFragment)
    expect(toFragment(full(275))).toBeUndefined()
    expect(fromText(toText(full(400)))).toEqual(full(400))
  })
})

const encode = (value: unknown) => `#carnet=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

describe('a link that anybody may have written', () => {
  it.each([
    ['empty', '#carnet='],
    ['outside of the alphabet', '#carnet=%3Cscript%3E'],
    ['no base64', '#carnet=a'],
    ['no JSON, as where it was cut', `#carnet=${Buffer.from('{"a":').toString('base64url')}`],
    ['nothing written', encode({ places: [{}, { name: ' ' }, 5] })],
    ['a prototype', encode({ places: [JSON.parse('{"__proto__":{"name":"Ici"}}')] })],
  ])('%s: unreadable', (_, hash) => {
    expect(fromFragment(hash)).toBeUndefined()
  })

  it('that a relative received from an older version still opens', () => {
    const replies = [{ text: 'Selon eux, « vite »', mark: 'check' }]
    expect(fromFragment(encode({ changedOn: '2026-11-14', places: [{ name: 'Le Clos du Ruisseau', replies }] }))).toEqual(
      notebook(ruisseau),
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
    const mine = { ...place('Les Érables', { 0: ['4 minutes', 'fine'], 1: ['3 de jour'] }), rent: '2 290 $' }
    const replies: Record<number, [string, Mark?]> = { 0: ['10 minutes', 'wrong'], 1: ['3', 'check'], 2: ['catégorie 3', 'fine'] }
    const theirs = { ...place('les erables', replies), rent: '2 310 $', date: '12 novembre' }
    const joined = merge(notebook(mine), notebook(theirs))
    expect(joined?.merged.places).toHaveLength(1)
    expect(joined?.merged.places[0]).toMatchObject({ name: 'Les Érables', rent: '2 290 $ / 2 310 $', date: '12 novembre' })
    expect(joined?.merged.places[0]?.replies.slice(0, 3)).toEqual([
      { text: '4 minutes / 10 minutes', mark: 'fine' },
      { text: '3 de jour / 3', mark: 'check' },
      { text: 'catégorie 3', mark: 'fine' },
    ])
  })

  it.each<[string, [string, Mark?], [string, Mark?], [string, Mark?], boolean]>([
    ['a figure that another one holds', ['2'], ['12'], ['2 / 12'], true],
    ['a figure that holds another one', ['14'], ['4'], ['14 / 4'], true],
    ['what I have already', ['14 / 4', 'fine'], ['4', 'fine'], ['14 / 4', 'fine'], true],
    ['what completes mine', ['4'], ['4 / 10'], ['4 / 10'], true],
    ['another opinion', ['4', 'fine'], ['4', 'wrong'], ['4', 'fine'], false],
    ['what makes it too long', ['a'.repeat(300)], ['b'.repeat(98)], ['a'.repeat(300)], false],
    ['what just fits', ['a'.repeat(300)], ['b'.repeat(97)], [`${'a'.repeat(300)} / ${'b'.repeat(97)}`], true],
  ])('keeps both answers whole, or mine and says so: %s', (_, mine, theirs, expected, isWhole) => {
    const joined = merge(notebook(place('Ici', { 0: mine })), notebook(place('Ici', { 0: theirs })))
    expect(joined).toEqual({ merged: notebook(place('Ici', { 0: expected })), isWhole })
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
    expect(merge(notebook(...mine), notebook(...received))?.merged.places).toEqual(expected)
    expect(mine).toEqual(before)
  })

  it('the same notebook added twice is added once', () => {
    const once = merge(notebook(lucarnes, empty, empty), notebook(ruisseau, phare))
    expect(once && merge(once.merged, notebook(ruisseau, phare))).toEqual(once)
  })
})

describe('a notebook that this browser stores', () => {
  it('comes back as it is being typed, each residence in its column', () => {
    const typed = notebook(emptyPlace(), { ...lucarnes, name: 'Les Trois ' }, emptyPlace())
    expect(readNotebook(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  })

  it('is three residences of texts and known opinions, whatever is there', () => {
    const blank = [emptyPlace(), emptyPlace(), emptyPlace()]
    for (const value of [null, 5, 'non', [], { places: {} }, { places: [5, null, { name: {}, replies: [{ text: 5, mark: 'best' }] }] }])
      expect(readNotebook(value).places).toEqual(blank)
    expect(readNotebook({ places: [{ name: 'x'.repeat(5000) }] }).places[0]?.name).toHaveLength(80)
  })
})
