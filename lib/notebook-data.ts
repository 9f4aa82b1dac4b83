/* The visit notebook as it is stored, sent and opened. What is opened may hold anything: each field is read alone, and cut to size. */

export const residenceCount = 3
const questionCount = 16

export const marks = ['fine', 'check', 'wrong'] as const
export type Mark = (typeof marks)[number]
export type Reply = { text: string; mark: Mark | undefined }
export type Facts = {
  name: string
  date: string
  contact: string
  rent: string
  net: string
  distance: string
}
export type Residence = Facts & { replies: Reply[] }
export type Notebook = { residences: Residence[] }

export const factNames = [
  'name',
  'date',
  'distance',
  'contact',
  'rent',
  'net',
] as const satisfies readonly (keyof Facts)[]

const factsFrom = (factOf: (name: keyof Facts) => string) =>
  Object.fromEntries(factNames.map((name) => [name, factOf(name)])) as Facts

export const maxLength = { fact: 80, text: 400 } as const

const count = (length: number) => Array.from({ length }, (_, index) => index + 1)
export const residenceNumbers = count(residenceCount)

/** Above this, e-mail programs and messages begin to cut a link. */
export const maxFragmentLength = 6000

export const fragmentStart = '#carnet='

export const emptyResidence = (): Residence => ({
  ...factsFrom(() => ''),
  replies: count(questionCount).map(() => ({ text: '', mark: undefined })),
})

export const isEmptyResidence = (residence: Residence) =>
  factNames.every((name) => residence[name] === '') &&
  residence.replies.every(({ text, mark }) => text === '' && mark === undefined)

export const isEmptyNotebook = ({ residences }: Notebook) => residences.every(isEmptyResidence)

export const changeResidence = (
  { residences }: Notebook,
  changed: number,
  change: (residence: Residence) => Residence,
): Notebook => ({
  residences: residences.map((residence, index) =>
    index === changed ? change(residence) : residence,
  ),
})

const recordOf = (value: unknown) => Object(value) as Partial<Record<string, unknown>>
const itemsOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])

type Fit = (text: string, maxLength: number) => string

function readResidence(value: unknown, fit: Fit): Residence {
  const residence = recordOf(value)
  const replies = itemsOf(residence.replies)
  const textOf = (text: unknown, most: number) => (typeof text === 'string' ? fit(text, most) : '')

  return {
    ...factsFrom((name) => textOf(residence[name], maxLength.fact)),
    replies: count(questionCount).map((question) => {
      const { text, mark } = recordOf(replies[question - 1])
      return { text: textOf(text, maxLength.text), mark: marks.find((each) => each === mark) }
    }),
  }
}

/** As this browser stores it, whole: a text may end with a space while it is typed, or be longer once two were joined. */
export function readNotebook(stored: unknown): Notebook {
  const residences = itemsOf(recordOf(stored).residences)
  return {
    residences: residenceNumbers.map((number) =>
      readResidence(residences[number - 1], (text) => text),
    ),
  }
}

const withoutEmpty = (residences: Residence[]) =>
  residences.filter((residence) => !isEmptyResidence(residence))

/** As it leaves, in a link or a file, without what is empty. Files that were sent say `places`. */
export const toText = ({ residences }: Notebook) =>
  JSON.stringify({ places: withoutEmpty(residences) }, (_, value: unknown) =>
    value === '' ? undefined : value,
  )

/** Invisible characters, and those that reverse the order of words: nobody types them, and a stranger could hide behind them. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Co}\p{Cn}]+/gu

/** On one line, cut between two characters. */
const fitOneLine: Fit = (text, most) =>
  Array.from(text.replace(invisible, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, most)
    .join('')
    .trim()

/** Undefined when nobody can read it, or when there is nothing to read. */
export function fromText(json: string): Notebook | undefined {
  try {
    const places = itemsOf(recordOf(JSON.parse(json)).places).slice(0, residenceCount)
    const residences = withoutEmpty(places.map((place) => readResidence(place, fitOneLine)))
    return residences.length > 0 ? { residences } : undefined
  } catch {
    return undefined
  }
}

/** The notebook in an address, after its hash: it goes to no server. Undefined when it would be too long to travel. */
export function toFragment(notebook: Notebook): string | undefined {
  const bytes = Array.from(new TextEncoder().encode(toText(notebook)), (byte) =>
    String.fromCharCode(byte),
  ).join('')
  const fragment =
    fragmentStart + btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return fragment.length > maxFragmentLength ? undefined : fragment
}

export function fromFragment(hash: string): Notebook | undefined {
  try {
    const bytes = atob(hash.slice(fragmentStart.length).replaceAll('-', '+').replaceAll('_', '/'))
    return fromText(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))))
  } catch {
    return undefined
  }
}
