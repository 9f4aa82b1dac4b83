// The visit notebook as it is stored, sent and opened, when it may hold anything.

export const residenceCount = 3
const questionCount = 16

export const opinions = ['fine', 'check', 'wrong'] as const
export type Opinion = (typeof opinions)[number]
/** Stored notebooks and sent files name the opinion `mark`. */
export type Reply = { text: string; mark: Opinion | undefined }

export const factNames = ['name', 'date', 'distance', 'contact', 'rent', 'net'] as const
export type VisitFacts = Record<(typeof factNames)[number], string>

export type Residence = VisitFacts & { answers: Reply[] }
export type Notebook = {
  residences: Residence[]
  /** The day on which it was last copied to a link or a file, or an empty text. */
  copiedOn: string
}

export const maxLength = { fact: 80, text: 400 } as const

/** The longest fragment: above it, e-mail programs and messages begin to cut a link. */
export const maxFragmentLength = 6000

export const fragmentStart = '#carnet='

export const isEmptyReply = ({ text, mark }: Reply) => text === '' && mark === undefined

export const isEmptyResidence = (residence: Residence) =>
  factNames.every((name) => residence[name] === '') && residence.answers.every(isEmptyReply)

export const isEmptyNotebook = ({ residences }: Notebook) => residences.every(isEmptyResidence)

export const changeResidence = (
  notebook: Notebook,
  changedIndex: number,
  change: (residence: Residence) => Residence,
): Notebook => ({
  ...notebook,
  residences: notebook.residences.map((residence, index) =>
    index === changedIndex ? change(residence) : residence,
  ),
})

/** The facts about a residence that the calculator and the notebook share. */
export type NotedPrice = Pick<VisitFacts, 'name' | 'rent' | 'net'>

/**
 * Writes each price to the residence of the same name, else to the residence of the same number if
 * it has no name, else to the first empty residence.
 */
export const notePrices = (
  notebook: Notebook,
  prices: readonly (NotedPrice | undefined)[],
): Notebook =>
  prices.reduce((previous, price, index) => {
    if (!price) return previous

    const { residences } = previous
    const named = residences.findIndex(({ name }) => name !== '' && name === price.name)
    const free = residences[index]?.name === '' ? index : residences.findIndex(isEmptyResidence)
    return changeResidence(previous, named === -1 ? free : named, (residence) => ({
      ...residence,
      ...price,
      name: price.name || residence.name,
    }))
  }, notebook)

const asRecord = (value: unknown) => Object(value) as Partial<Record<string, unknown>>
const asList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])
const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const asDay = (value: unknown) => (Number.isNaN(Date.parse(asText(value))) ? '' : asText(value))

function readResidence(value: unknown): Residence {
  const residence = asRecord(value)
  const answers = asList(residence.answers)
  const facts = factNames.map((name) => [name, asText(residence[name])])

  return {
    ...(Object.fromEntries(facts) as VisitFacts),
    answers: Array.from({ length: questionCount }, (_, index) => {
      const { text, mark } = asRecord(answers[index])
      return { text: asText(text), mark: opinions.find((known) => known === mark) }
    }),
  }
}

/** Reads the notebook that this browser stores. */
export function readNotebook(stored: unknown): Notebook {
  const { residences: storedResidences, copiedOn } = asRecord(stored)
  const residences = asList(storedResidences)
  return {
    copiedOn: asDay(copiedOn),
    residences: Array.from({ length: residenceCount }, (_, index) =>
      readResidence(residences[index]),
    ),
  }
}

const dropEmpty = (residences: Residence[]) =>
  residences.filter((residence) => !isEmptyResidence(residence))

/**
 * Writes a notebook without empty fields, and names the residences `places`, as files that were
 * already sent do.
 */
export const serializeNotebook = ({ residences, copiedOn }: Notebook) =>
  JSON.stringify({ copiedOn, places: dropEmpty(residences) }, (_, value: unknown) =>
    value === '' ? undefined : value,
  )

/** Characters that nobody types, some of which reverse the order of words. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Co}\p{Cn}]+/gu

/**
 * Cleans a text that a stranger may have written: it becomes one line, cut between two characters.
 */
function cleanText(key: string, value: unknown) {
  if (typeof value !== 'string') return value

  const characters = Array.from(value.replace(invisible, ' ').replace(/\s+/g, ' ').trim())
  return characters
    .slice(0, key === 'text' ? maxLength.text : maxLength.fact)
    .join('')
    .trim()
}

/** Returns undefined where the text is no notebook, or an empty one. */
export function parseNotebook(json: string): Notebook | undefined {
  try {
    const { places, copiedOn } = asRecord(JSON.parse(json, cleanText))
    const residences = dropEmpty(asList(places).slice(0, residenceCount).map(readResidence))
    return residences.length > 0 ? { residences, copiedOn: asDay(copiedOn) } : undefined
  } catch {
    return undefined
  }
}

/**
 * Encodes a notebook as a hash, which no browser sends to a server, or returns undefined where the
 * link would be too long.
 */
export function toFragment(notebook: Notebook) {
  const bytes = Array.from(new TextEncoder().encode(serializeNotebook(notebook)), (byte) =>
    String.fromCharCode(byte),
  ).join('')
  const base64url = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  const fragment = fragmentStart + base64url
  return fragment.length > maxFragmentLength ? undefined : fragment
}

export function readFragment(hash: string): Notebook | undefined {
  try {
    const base64url = hash.slice(fragmentStart.length)
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    return parseNotebook(
      new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))),
    )
  } catch {
    return undefined
  }
}
