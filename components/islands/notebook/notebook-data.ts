/* The visit notebook as it is kept, sent and received. What comes may hold anything: each field is read alone, and cut to size. */

export const placeCount = 3
const questionCount = 16

export const marks = ['fine', 'check', 'wrong'] as const
export type Mark = (typeof marks)[number]
export type Reply = { text: string; mark: Mark | undefined }
export type Facts = { name: string; date: string; contact: string; rent: string; net: string; distance: string }
export type Place = Facts & { replies: Reply[] }
export type Notebook = { places: Place[] }

export const factNames = ['name', 'date', 'distance', 'contact', 'rent', 'net'] as const satisfies readonly (keyof Facts)[]
export const factsFrom = (factOf: (name: keyof Facts, at: number) => string) =>
  Object.fromEntries(factNames.map((name, at) => [name, factOf(name, at)])) as Facts

export const longest = { fact: 80, text: 400 } as const

const count = (length: number) => Array.from({ length }, (_, at) => at + 1)
export const placeNumbers = count(placeCount)

/** Above this, e-mail programs and messages begin to cut a link. */
export const longestFragment = 6000

export const fragmentStart = '#carnet='

export const emptyPlace = (): Place => ({
  ...factsFrom(() => ''),
  replies: count(questionCount).map(() => ({ text: '', mark: undefined })),
})

export const isEmptyPlace = (place: Place) =>
  factNames.every((name) => place[name] === '') && place.replies.every(({ text, mark }) => text === '' && mark === undefined)

/** Signs that are not seen, or that turn the order of the words around: nobody types them, and a stranger could hide behind them. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Co}\p{Cn}]+/gu

/** One line, cut between two characters. */
const tidy = (value: string, most: number) =>
  Array.from(value.replace(unseen, ' ').replace(/\s+/g, ' ').trim()).slice(0, most).join('').trim()

export const changePlace = ({ places }: Notebook, at: number, change: (place: Place) => Place): Notebook => ({
  places: places.map((place, each) => (each === at ? change(place) : place)),
})

const fieldsOf = (value: unknown) => Object(value) as Partial<Record<string, unknown>>
const itemsOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])

function read(stored: unknown, fit: typeof tidy): Notebook {
  const places = itemsOf(fieldsOf(stored).places)
  const textOf = (value: unknown, most: number) => (typeof value === 'string' ? fit(value, most) : '')
  return {
    places: placeNumbers.map((number) => {
      const place = fieldsOf(places[number - 1])
      const replies = itemsOf(place.replies)
      return {
        ...factsFrom((name) => textOf(place[name], longest.fact)),
        replies: count(questionCount).map((question) => {
          const { text, mark } = fieldsOf(replies[question - 1])
          return { text: textOf(text, longest.text), mark: marks.find((each) => each === mark) }
        }),
      }
    }),
  }
}

/** As this browser stores it: while it is typed, a text may end with a space. */
export const readNotebook = (stored: unknown) => read(stored, (value, most) => value.slice(0, most))

const written = (places: Place[]) => places.filter((place) => !isEmptyPlace(place))

/** As it leaves, in a link or a file, without what is empty. */
export const toText = ({ places }: Notebook) =>
  JSON.stringify({ places: written(places) }, (_, value: unknown) => (value === '' ? undefined : value))

/** Undefined when nobody can read it, or when there is nothing to read. */
export function fromText(json: string): Notebook | undefined {
  try {
    const places = written(read(JSON.parse(json), tidy).places)
    return places.length > 0 ? { places } : undefined
  } catch {
    return undefined
  }
}

/** The notebook in an address, after its hash: it goes to no server. Undefined when it would be too long to travel. */
export function toFragment(notebook: Notebook): string | undefined {
  const bytes = Array.from(new TextEncoder().encode(toText(notebook)), (byte) => String.fromCharCode(byte)).join('')
  const fragment = fragmentStart + btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return fragment.length > longestFragment ? undefined : fragment
}

export function fromFragment(hash: string): Notebook | undefined {
  try {
    const bytes = atob(hash.slice(fragmentStart.length).replaceAll('-', '+').replaceAll('_', '/'))
    return fromText(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))))
  } catch {
    return undefined
  }
}
