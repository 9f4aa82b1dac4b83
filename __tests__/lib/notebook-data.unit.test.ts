import { describe, expect, test } from '@jest/globals'
import {
  readFragment,
  parseNotebook,
  isEmptyNotebook,
  maxFragmentLength,
  readNotebook,
  toFragment,
  serializeNotebook,
  type Notebook,
} from '@/lib/notebook-data'

/** Each residence with what is written in it; the rest is empty. */
const buildNotebook = (...residences: object[]) => ({
  residences: readNotebook({ residences }).residences.slice(0, residences.length),
  copiedOn: '',
})

const lucarnes = {
  name: 'Les Trois Lucarnes',
  answers: [{ text: 'Une préposée, 4 minutes', mark: 'fine' }, { text: '« On mange bien. »' }],
}
const phare = {
  name: 'La Montée du Phare',
  contact: 'accueil',
  rent: '2 290 $',
  answers: [{ text: 'Gardien : 10 min', mark: 'wrong' }],
}
const unusual = { name: 'abé «»,.…€àŒ漢😀5$' }

const buildLongNotebook = (length: number): Notebook =>
  buildNotebook({ answers: Array<object>(16).fill({ text: 'x'.repeat(length) }) })

describe('a notebook that is sent', () => {
  const sent = { ...buildNotebook(lucarnes, unusual, phare), copiedOn: '2027-04-03' }

  test('comes back whole from a link and from a file', () => {
    expect(readFragment(toFragment(sent) ?? '')).toEqual(sent)
    expect(parseNotebook(serializeNotebook(sent))).toEqual(sent)
  })

  test('leaves out the residences that are empty', () => {
    expect(parseNotebook(serializeNotebook(buildNotebook({}, lucarnes)))).toEqual(
      buildNotebook(lucarnes),
    )
  })

  test('has a link up to 6,000 characters', () => {
    expect(toFragment(buildLongNotebook(259))?.length).toBeLessThanOrEqual(maxFragmentLength)
    expect(toFragment(buildLongNotebook(275))).toBeUndefined()
  })

  test('has a file whatever its length', () => {
    expect(parseNotebook(serializeNotebook(buildLongNotebook(400)))).toEqual(buildLongNotebook(400))
  })
})

const encode = (value: unknown) =>
  `#carnet=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

describe('a notebook that is opened', () => {
  test.each([
    ['is empty', '#carnet='],
    ['holds what base64 does not', '#carnet=%3Cscript%3E'],
    ['is no base64', '#carnet=a'],
    ['was cut', `#carnet=${Buffer.from('{"a":').toString('base64url')}`],
    ['holds nothing written', encode({ places: [{}, { name: ' ' }, 5] })],
    ['holds a prototype', encode({ places: [JSON.parse('{"__proto__":{"name":"Ici"}}')] })],
  ])('is unreadable when its link %s', (_, hash) => {
    expect(readFragment(hash)).toBeUndefined()
  })

  test('opens whole when an older version of the site wrote its file', () => {
    const file =
      '{"changedOn":"2026-11-14","places":[{"name":"La Montée du Phare","contact":"accueil","rent":"2 290 $","answers":[{"text":"Gardien : 10 min","mark":"wrong"},{}]}]}'
    expect(parseNotebook(file)).toEqual(buildNotebook(phare))
  })

  test('holds three residences at most', () => {
    const file = JSON.stringify({ places: Array<object>(4).fill(unusual) })
    expect(parseNotebook(file)?.residences).toHaveLength(3)
  })

  test('cuts a text that is too long, on one line, without an invisible character', () => {
    const hostile = { name: `a\u202Eb\u0000c\n${'é'.repeat(200)}` }
    expect(readFragment(encode({ places: [hostile] }))?.residences[0]?.name).toBe(
      `a b c ${'é'.repeat(74)}`,
    )
  })
})

describe('a notebook that this browser stores', () => {
  test('comes back as it is typed, each residence in its column', () => {
    const { residences } = readNotebook({ residences: [{}, { name: 'Les Trois ' }] })
    expect(residences.map(({ name }) => name)).toEqual(['', 'Les Trois ', ''])
  })

  test.each([
    [null],
    ['non'],
    [{ residences: {} }],
    [{ residences: [5, null, { name: {}, answers: [{ text: 5, mark: 'best' }] }] }],
  ])('is three empty residences when the store holds %j', (stored) => {
    expect(readNotebook(stored).residences).toHaveLength(3)
    expect(isEmptyNotebook(readNotebook(stored))).toBe(true)
  })
})
