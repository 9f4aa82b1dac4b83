/* The visit notebook as it is kept, sent and received, in one form. What comes from the store, a link or a file may hold anything: each field is read
   alone, and cut to size. */

export const placeCount = 3
const questionCount = 16

export type Mark = 'fine' | 'check' | 'wrong'
export type Reply = { text: string; mark: Mark | undefined }
export type Facts = { name: string; date: string; contact: string; rent: string; net: string; distance: string }
export type Place = Facts & { replies: Reply[] }
export type Notebook = { places: Place[] }

export const factNames = ['name', 'date', 'distance', 'contact', 'rent', 'net'] as const satisfies readonly (keyof Facts)[]
const factsFrom = (factOf: (name: keyof Facts, at: number) => string) =>
  Object.fromEntries(factNames.map((name, at) => [name, factOf(name, at)])) as Facts

export const longest = { fact: 80, text: 400 } as const

const count = (length: number) => Array.from({ length }, (_, at) => at + 1)

export const placeNumbers = count(placeCount)

export const marks: readonly Mark[] = ['fine', 'check', 'wrong']

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

/** One residence of it changes. */
export const changePlace = ({ places }: Notebook, at: number, change: (place: Place) => Place): Notebook => ({
  places: places.map((place, each) => (each === at ? change(place) : place)),
})

const fieldsOf = (value: unknown) => Object(value) as Partial<Record<string, unknown>>
const itemsOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])

/** Three residences, whatever is there. */
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

const sameName = (one: string, other: string) => one !== '' && one.trim().localeCompare(other, 'fr', { sensitivity: 'base' }) === 0

/** Whole, and not as a piece of another word: « 12 » does not hold « 2 ». */
const holds = (whole: string, text: string) => text.trim() === '' || ` / ${whole.trim()} / `.includes(` / ${text.trim()} / `)

/** Both, mine first; mine alone where both are too long. */
const joinTexts = (mine: string, theirs: string, most: number) => {
  if (holds(mine, theirs)) return mine
  const both = holds(theirs, mine) ? theirs : `${mine.trim()} / ${theirs}`
  return both.length > most ? mine : both
}

const joinPlaces = (mine: Place, theirs: Place): Place => ({
  ...factsFrom((name) => (name === 'name' ? mine.name : joinTexts(mine[name], theirs[name], longest.fact))),
  replies: mine.replies.map((reply, at) => ({
    text: joinTexts(reply.text, theirs.replies[at]?.text ?? '', longest.text),
    mark: reply.mark ?? theirs.replies[at]?.mark,
  })),
})

const holdsPlace = ({ replies, ...facts }: Place, theirs: Place) =>
  factNames.every((name) => holds(facts[name], theirs[name]) || (name === 'name' && sameName(facts.name, theirs.name))) &&
  theirs.replies.every(({ text, mark }, at) => holds(replies[at]?.text ?? '', text) && [undefined, replies[at]?.mark].includes(mark))

/**
 * « Ajouter à mon carnet »: a residence of the same name is filled in, another one takes the first empty column. Not whole where mine stayed alone, as
 * two opinions do not fit in one. Undefined, and nothing changes, when that would make a fourth: which one to leave out is not ours to choose.
 */
export function merge(mine: Notebook, received: Notebook): { merged: Notebook; isWhole: boolean } | undefined {
  const places = [...mine.places]
  for (const place of received.places) {
    const at = places.findIndex(({ name }) => sameName(name, place.name))
    const known = places[at]
    const free = places.findIndex(isEmptyPlace)
    if (known) places[at] = joinPlaces(known, place)
    else if (free >= 0) places[free] = place
    else places.push(place)
  }
  const isWhole = received.places.every((place) => places.some((each) => holdsPlace(each, place)))
  return places.length > placeCount ? undefined : { merged: { places }, isWhole }
}
