import { describe, expect, test } from '@jest/globals'
import {
  buildLink,
  isEmptyNotebook,
  opinions,
  readFragment,
  readNotebook,
  type CopiedNotebook,
} from '@/lib/notebook-data'

const address = 'https://www.fanal.example/carnet-de-visite/'

/** Each residence with what is written in it; the rest is empty. */
const buildNotebook = (...residences: object[]): CopiedNotebook => ({
  residences: readNotebook({ residences }).residences.slice(0, residences.length),
  copiedOn: '2027-04-03',
})

const open = (url: string) => readFragment(new URL(url).hash)

const lucarnes = {
  name: 'Les Trois Lucarnes',
  rent: '2 290 $',
  net: 'au plus 2 266 $',
  excluded: 'le ménage; deux repas',
  date: '12 novembre 2026',
  source: 'direction',
  answers: [{ text: 'Une préposée, 4 minutes', opinion: 'fine' }, { text: '« On mange bien. »' }],
}
const phare = {
  name: 'La Montée du Phare',
  contact: 'accueil',
  rent: '2 690 $',
  answers: [{}, { opinion: 'check' }, { text: 'Gardien : 10 min', opinion: 'wrong' }],
}
const unusual = { name: 'abé «»,.…€àŒ漢😀5$' }

const answers = Array.from({ length: 16 }, (_, index) => ({ opinion: opinions[index % 3] }))
const withNotes = (length: number) => answers.map((each) => ({ ...each, text: 'é'.repeat(length) }))

describe('the link of a notebook', () => {
  test('opens with all that was written', () => {
    const sent = buildNotebook(lucarnes, unusual, phare)
    const { url, leftOut } = buildLink(sent, address)
    expect(open(url)).toEqual(sent)
    expect(leftOut).toBe(0)
  })

  test('leaves out the residences that are empty', () => {
    expect(open(buildLink(buildNotebook({}, lucarnes), address).url)).toEqual(
      buildNotebook(lucarnes),
    )
  })

  test.each(['é', '漢', '😀', '"', '\\', '\uD800', '\u0000'])(
    'carries every name, price and opinion written with %j in 2,000 characters',
    (letter) => {
      const residence = {
        name: letter.repeat(80),
        rent: letter.repeat(80),
        net: letter.repeat(80),
        answers,
      }
      const notes = { ...residence, excluded: '漢'.repeat(400), date: '漢'.repeat(80) }
      const { url } = buildLink(buildNotebook(notes, notes, notes), address)
      const table = open(url)?.residences
      expect(url.length).toBeLessThan(2000)
      expect(table?.map((each) => each.answers.map(({ opinion }) => ({ opinion })))).toEqual(
        Array(3).fill(answers),
      )
    },
  )

  test('adds the notes question by question, and counts those that it leaves out', () => {
    const residence = { ...lucarnes, answers: withNotes(60) }
    const notebook = buildNotebook(residence, residence, residence)
    const { url, leftOut, leftOutFrom } = buildLink(notebook, address)
    expect(url.length).toBeLessThan(4000)
    expect(leftOut).toBe(3 * (17 - leftOutFrom))
    expect(open(url)?.residences).toEqual(
      notebook.residences.map((each) => ({
        ...each,
        answers: each.answers.map(({ text, opinion }, index) => ({
          text: index + 1 < leftOutFrom ? text : '',
          opinion,
        })),
      })),
    )
    expect(leftOutFrom).toBeGreaterThan(5)
  })

  test('counts the facts that it leaves out with the notes', () => {
    const residence = { name: '漢'.repeat(80), excluded: '漢'.repeat(400), date: '漢'.repeat(80) }
    const { leftOut, leftOutFrom } = buildLink(
      buildNotebook(residence, residence, residence),
      address,
    )
    expect([leftOut, leftOutFrom]).toEqual([9, 1])
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
    ['holds nothing written', encode({ residences: [{}, { name: ' ' }, 5] })],
    ['holds a prototype', encode({ residences: [JSON.parse('{"__proto__":{"name":"Ici"}}')] })],
  ])('is unreadable when its link %s', (_, hash) => {
    expect(readFragment(hash)).toBeUndefined()
  })

  test('holds three residences at most', () => {
    expect(
      readFragment(encode({ residences: Array<object>(4).fill(unusual) }))?.residences,
    ).toHaveLength(3)
  })

  test('knows no function that the site does not offer', () => {
    const residences = [{ name: 'Ici', source: 'Mme Tremblay' }]
    expect(readFragment(encode({ residences }))?.residences[0]?.source).toBe('')
  })

  test('cuts a text that is too long, on one line, without an invisible character', () => {
    const hostile = { name: `a\u202Eb\u0000c\n${'é'.repeat(200)}` }
    expect(readFragment(encode({ residences: [hostile] }))?.residences[0]?.name).toBe(
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
    [{ residences: [5, null, { name: {}, answers: [{ text: 5, opinion: 'best' }] }] }],
  ])('is three empty residences when the store holds %j', (stored) => {
    expect(readNotebook(stored).residences).toHaveLength(3)
    expect(isEmptyNotebook(readNotebook(stored))).toBe(true)
  })
})
