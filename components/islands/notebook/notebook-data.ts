/* The visit notebook as it is kept, sent and received, in one form. What comes from the store, a link or a file may hold anything: each field is read
   alone, and cut to size. */

export const placeCount = 3
export const questionCount = 16

export type Mark = 'fine' | 'check' | 'wrong'
export type Reply = { text: string; mark: Mark | undefined }
export type Facts = { name: string; date: string; contact: string; rent: string; net: string; distance: string }
export type Place = Facts & { replies: Reply[] }
export type Notebook = {
  /** The day of the last change, as 2026-11-22. */
  changedOn: string
  places: Place[]
}

export const factNames = ['name', 'date', 'contact', 'rent', 'net', 'distance'] as const satisfies readonly (keyof Facts)[]
const factsFrom = (factOf: (name: keyof Facts, at: number) => string) =>
  Object.fromEntries(factNames.map((name, at) => [name, factOf(name, at)])) as Facts

export const longest = { fact: 80, text: 400 } as const

const count = (length: number) => Array.from({ length }, (_, at) => at + 1)

export const placeNumbers = count(placeCount)

const marks: readonly Mark[] = ['fine', 'check', 'wrong']

/** Above this, e-mail programs and messages begin to cut a link. */
export const longestFragment = 6000
/** Three full residences are under 30 kB even in three-byte characters. */
export const longestFile = 100_000

export const fragmentStart = '#carnet='
export const fileName = 'carnet-fanal.json'

/** As a notebook writes the day of its last change. */
const isoDay = (day: Date) => [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

export const emptyPlace = (): Place => ({
  ...factsFrom(() => ''),
  replies: count(questionCount).map(() => ({ text: '', mark: undefined })),
})

export const isEmptyPlace = (place: Place) =>
  factNames.every((name) => place[name] === '') && place.replies.every(({ text, mark }) => text === '' && mark === undefined)

/** What stands to be checked, and what has no opinion yet. No sum of the good ones: one answer may rule a residence out. */
export const tallyOf = ({ replies }: Place) => ({
  answered: replies.filter(({ text, mark }) => text !== '' || mark !== undefined).length,
  toCheck: replies.filter(({ mark }) => mark === 'check').length,
  withoutMark: replies.filter(({ text, mark }) => text !== '' && mark === undefined).length,
})

/** Signs that are not seen, or that turn the order of the words around: nobody types them, and a stranger could hide behind them. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Co}\p{Cn}]+/gu

/** One line, cut between two characters. */
const tidy = (value: string, most: number) =>
  Array.from(value.replace(unseen, ' ').replace(/\s+/g, ' ').trim()).slice(0, most).join('').trim()

const tidyPlace = (place: Place): Place => ({
  ...factsFrom((name) => tidy(place[name], longest.fact)),
  replies: place.replies.map(({ text, mark }) => ({ text: tidy(text, longest.text), mark })),
})

/** As it is read, printed and sent: while it is typed, a text may end with a space. */
export const tidyNotebook = ({ changedOn, places }: Notebook): Notebook => ({ changedOn, places: places.map(tidyPlace) })

/** One residence of it changes, today. */
export const changePlace = ({ places }: Notebook, at: number, change: (place: Place) => Place): Notebook => ({
  changedOn: isoDay(new Date()),
  places: places.map((place, each) => (each === at ? change(place) : place)),
})

/** « Noter ce prix dans le carnet »: of the residence that the visitor has chosen, and nothing else of it. */
export const notePrice = (notebook: Notebook, at: number, { rent, net }: Pick<Facts, 'rent' | 'net'>) =>
  changePlace(notebook, at, (place) => ({ ...place, rent: tidy(rent, longest.fact), net: tidy(net, longest.fact) }))

const fieldsOf = (value: unknown) => Object(value) as Partial<Record<string, unknown>>
const itemsOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])
const cut = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '')
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

/** As this browser stores it, each text as it is being typed: three residences, whatever is there. */
export function readNotebook(stored: unknown): Notebook {
  const { changedOn, places } = fieldsOf(stored)
  return {
    changedOn: isDay(changedOn) ? changedOn : isoDay(new Date()),
    places: placeNumbers.map((number) => {
      const place = fieldsOf(itemsOf(places)[number - 1])
      return {
        ...factsFrom((name) => cut(place[name], longest.fact)),
        replies: count(questionCount).map((question) => {
          const { text, mark } = fieldsOf(itemsOf(place.replies)[question - 1])
          return { text: cut(text, longest.text), mark: marks.find((each) => each === mark) }
        }),
      }
    }),
  }
}

const written = (places: Place[]) => places.filter((place) => !isEmptyPlace(place))

/** As it leaves, without what is empty. */
const toText = ({ changedOn, places }: Notebook, indent?: number) =>
  JSON.stringify({ changedOn, places: written(places) }, (_, value: unknown) => (value === '' ? undefined : value), indent)

/** Undefined when nobody can read it, or when there is nothing to read. */
function fromText(json: string): Notebook | undefined {
  try {
    const { changedOn, places } = tidyNotebook(readNotebook(JSON.parse(json)))
    return places.every(isEmptyPlace) ? undefined : { changedOn, places: written(places) }
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
  const code = hash.slice(fragmentStart.length)
  if (hash.length > longestFragment || !/^[\w-]+$/.test(code)) return undefined
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    return fromText(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))))
  } catch {
    return undefined
  }
}

export const toFile = (notebook: Notebook) => `${toText(notebook, 1)}\n`

export const fromFile = (text: string) => (text.length > longestFile ? undefined : fromText(text))

const sameName = (one: string, other: string) => one !== '' && one.localeCompare(other, 'fr', { sensitivity: 'base' }) === 0

/** Both, mine first: nothing that either wrote is lost, as long as it fits. */
const joinTexts = (mine: string, theirs: string, most: number) => {
  if (mine === '' || theirs === '' || mine.includes(theirs)) return mine || theirs
  return tidy(`${mine} / ${theirs}`, most)
}

const joinPlaces = (mine: Place, theirs: Place): Place => ({
  ...factsFrom((name) => (name === 'name' ? mine.name : joinTexts(mine[name], theirs[name], longest.fact))),
  replies: mine.replies.map((reply, at) => ({
    text: joinTexts(reply.text, theirs.replies[at]?.text ?? '', longest.text),
    mark: reply.mark ?? theirs.replies[at]?.mark,
  })),
})

/**
 * « Ajouter à mon carnet »: a residence of the same name is filled in, another one takes the first empty column. Undefined, and nothing changes, when
 * that would make a fourth: which one to leave out is not ours to choose.
 */
export function merge(mine: Notebook, received: Notebook): Notebook | undefined {
  const places = [...mine.places]
  for (const place of received.places) {
    const at = places.findIndex(({ name }) => sameName(name, place.name))
    const known = places[at]
    const free = places.findIndex(isEmptyPlace)
    if (known) places[at] = joinPlaces(known, place)
    else if (free >= 0) places[free] = place
    else places.push(place)
  }
  if (places.length > placeCount) return undefined
  return { changedOn: mine.changedOn > received.changedOn ? mine.changedOn : received.changedOn, places }
}
