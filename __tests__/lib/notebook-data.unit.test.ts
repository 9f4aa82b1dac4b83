import { describe, expect, it } from '@jest/globals'
import {
  emptyResidence,
  fromFragment,
  fromText,
  maxFragmentLength,
  readNotebook,
  toFragment,
  toText,
  type Mark,
  type Notebook,
  type Residence,
} from '@/lib/notebook-data'

const residence = (name: string, replies: Record<number, [string, Mark?]> = {}): Residence => {
  const made = emptyResidence()
  made.name = name
  for (const [index, [text, mark]] of Object.entries(replies))
    made.replies[Number(index)] = { text, mark }
  return made
}
const notebook = (...residences: Residence[]): Notebook => ({ residences })

const lucarnes = residence('Les Trois Lucarnes', {
  0: ['Une préposée, 4 minutes', 'fine'],
  15: ['« On mange bien. »', 'check'],
})
const unusual = residence('abé «»,.…€àŒ漢😀5$')
const phare = {
  ...residence('La Montée du Phare', { 0: ['Gardien : 10 min', 'wrong'] }),
  rent: '2 290 $',
  contact: 'accueil',
}

const full = (length: number) =>
  notebook(
    residence(
      'Ici',
      Object.fromEntries(Array.from({ length: 16 }, (_, index) => [index, ['x'.repeat(length)]])),
    ),
  )

describe('a notebook that is sent', () => {
  const sent = notebook(lucarnes, unusual, phare)

  it('comes back whole from a link', () => {
    expect(fromFragment(toFragment(sent) ?? '')).toEqual(sent)
  })

  it('comes back whole from a file', () => {
    expect(fromText(toText(sent))).toEqual(sent)
  })

  it('leaves out the residences that are empty', () => {
    expect(fromText(toText(notebook(emptyResidence(), lucarnes)))).toEqual(notebook(lucarnes))
  })

  it('has a link up to 6,000 characters', () => {
    expect(toFragment(full(258))?.length).toBeLessThanOrEqual(maxFragmentLength)
  })

  it('has no link beyond 6,000 characters', () => {
    expect(toFragment(full(275))).toBeUndefined()
  })

  it('has a file whatever its length', () => {
    expect(fromText(toText(full(400)))).toEqual(full(400))
  })
})

const encode = (value: unknown) =>
  `#carnet=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

describe('a notebook that is opened', () => {
  it.each([
    ['is empty', '#carnet='],
    ['holds what base64 does not', '#carnet=%3Cscript%3E'],
    ['is no base64', '#carnet=a'],
    ['was cut', `#carnet=${Buffer.from('{"a":').toString('base64url')}`],
    ['holds nothing written', encode({ places: [{}, { name: ' ' }, 5] })],
    ['holds a prototype', encode({ places: [JSON.parse('{"__proto__":{"name":"Ici"}}')] })],
  ])('is unreadable when its link %s', (_, hash) => {
    expect(fromFragment(hash)).toBeUndefined()
  })

  it('opens whole when an older version of the site wrote its file', () => {
    const file =
      '{"changedOn":"2026-11-14","places":[{"name":"La Montée du Phare","contact":"accueil","rent":"2 290 $","replies":[{"text":"Gardien : 10 min","mark":"wrong"},{}]}]}'
    expect(fromText(file)).toEqual(notebook(phare))
  })

  it('holds three residences at most', () => {
    expect(
      fromText(JSON.stringify({ places: Array<object>(4).fill({ name: 'Ici' }) }))?.residences,
    ).toHaveLength(3)
  })

  it('cuts a text that is too long, on one line, without an invisible character', () => {
    const hostile = { name: `a\u202Eb\u0000c\n${'é'.repeat(200)}` }
    expect(fromFragment(encode({ places: [hostile] }))?.residences[0]?.name).toBe(
      `a b c ${'é'.repeat(74)}`,
    )
  })
})

describe('a notebook that this browser stores', () => {
  it('comes back as it is typed, each residence in its column', () => {
    const typed = notebook(emptyResidence(), { ...lucarnes, name: 'Les Trois ' }, emptyResidence())
    expect(readNotebook(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  })

  it.each([
    [null],
    [5],
    ['non'],
    [[]],
    [{ residences: {} }],
    [{ residences: [5, null, { name: {}, replies: [{ text: 5, mark: 'best' }] }] }],
  ])('is three empty residences when the store holds %j', (stored) => {
    expect(readNotebook(stored).residences).toEqual([
      emptyResidence(),
      emptyResidence(),
      emptyResidence(),
    ])
  })
})
