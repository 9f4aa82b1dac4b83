// The visit notebook as it is stored, copied to a link and opened, when it may hold anything.

export const residenceCount = 3
export const questionCount = 16

export const opinions = ['fine', 'check', 'wrong'] as const
export type Opinion = (typeof opinions)[number]
export type Reply = { text: string; opinion: Opinion | undefined }

/** Who answered in a residence, by function, because a link may carry nobody's name. */
const sources = ['direction', 'rental', 'nursing', 'care', 'resident', 'several'] as const

export const factNames = [
  'name',
  'rent',
  'net',
  'excluded',
  'source',
  'date',
  'distance',
  'contact',
] as const
export type FactName = (typeof factNames)[number]

export type Residence = Record<FactName, string> & { answers: Reply[] }
export type Notebook = { residences: Residence[] }
/** A notebook from a link, with the day on which it was copied, or an empty text. */
export type CopiedNotebook = Notebook & { copiedOn: string }

export const getMaxLength = (field: string) =>
  field !== 'excluded' && factNames.some((name) => name === field) ? 80 : 400

/**
 * The lengths of a name and of a price in the table of a link: three residences in any writing make
 * less than 2,000 characters. What is longer comes whole with the notes.
 */
const tableLength = { name: 60, price: 20 } as const

/** From this length on, e-mail programs and messages may cut a link. */
const maxLinkLength = 4000

export const fragmentStart = '#carnet='

export const isEmptyReply = ({ text, opinion }: Reply) => text === '' && opinion === undefined

export const isEmptyResidence = (residence: Residence) =>
  factNames.every((name) => residence[name] === '') && residence.answers.every(isEmptyReply)

export const isEmptyNotebook = ({ residences }: Notebook) => residences.every(isEmptyResidence)

export const changeResidence = (
  { residences }: Notebook,
  changedIndex: number,
  change: (residence: Residence) => Residence,
): Notebook => ({
  residences: residences.map((residence, index) =>
    index === changedIndex ? change(residence) : residence,
  ),
})

const asRecord = (value: unknown) => Object(value) as Partial<Record<string, unknown>>
const asList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])
const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const asDay = (value: unknown) => (Number.isNaN(Date.parse(asText(value))) ? '' : asText(value))

function readResidence(value: unknown): Residence {
  const residence = asRecord(value)
  const { answers, notes, opinions: digits } = residence
  const facts = factNames.map((name) => [name, asText(residence[name])])

  return {
    ...(Object.fromEntries(facts) as Record<FactName, string>),
    source: sources.find((known) => known === residence.source) ?? '',
    // A link has its notes and its opinions in two lists.
    answers: Array.from({ length: questionCount }, (_, index) => {
      const { text, opinion } = asRecord(asList(answers)[index])
      return {
        text: asText(text) || asText(asList(notes)[index]),
        opinion:
          opinions.find((known) => known === opinion) ??
          opinions[Number(asText(digits)[index]) - 1],
      }
    }),
  }
}

/** Reads the notebook that this browser stores. */
export function readNotebook(stored: unknown): Notebook {
  const residences = asList(asRecord(stored).residences)
  return {
    residences: Array.from({ length: residenceCount }, (_, index) =>
      readResidence(residences[index]),
    ),
  }
}

const dropEmpty = (residences: Residence[]) =>
  residences.filter((residence) => !isEmptyResidence(residence))

/** Characters that nobody types, some of which reverse the order of words. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Co}\p{Cn}]+/gu

const cutText = (text: string, length: number) => Array.from(text).slice(0, length).join('').trim()

/** Cleans a text of a link: it becomes one line, cut between two characters. */
function cleanText(key: string, value: unknown) {
  if (typeof value !== 'string') return value

  return cutText(value.replace(invisible, ' ').replace(/\s+/g, ' ').trim(), getMaxLength(key))
}

/** Selects what a link carries of a residence: its row of the table, then its first notes. */
function packResidence({ answers, ...facts }: Residence, noteCount: number) {
  const table = {
    name: cutText(facts.name, tableLength.name),
    rent: cutText(facts.rent, tableLength.price),
    net: cutText(facts.net, tableLength.price),
    opinions: answers.map(({ opinion }) => (opinion ? opinions.indexOf(opinion) + 1 : 0)).join(''),
  }
  const notes = answers.slice(0, noteCount).map(({ text }) => text)
  return noteCount < 0 ? table : { ...table, ...facts, notes }
}

/** Encodes a notebook as a hash, which no browser sends to a server. */
function toFragment({ residences, copiedOn }: CopiedNotebook, noteCount: number) {
  const packed = dropEmpty(residences).map((residence) => packResidence(residence, noteCount))
  const json = JSON.stringify({ copiedOn, residences: packed }, (key, value: unknown) => {
    const text = cleanText(key, value)
    return text === '' && Number.isNaN(Number(key)) ? undefined : text
  })
  const bytes = Array.from(new TextEncoder().encode(json), (byte) => String.fromCharCode(byte))
  const base64url = btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_')
  return fragmentStart + base64url.replace(/=+$/, '')
}

/** Counts the texts that a link leaves out. */
function countLeftOut(residences: readonly Residence[], noteCount: number) {
  const texts = residences.flatMap((residence) => {
    const table: readonly string[] = Object.values(packResidence(residence, -1)).flat()
    const facts = noteCount < 0 ? factNames.map((name) => residence[name]) : []
    const notes = residence.answers.slice(Math.max(0, noteCount)).map(({ text }) => text)
    return [...facts.filter((fact) => !table.includes(fact)), ...notes]
  })
  return texts.filter((text) => text !== '').length
}

/**
 * Builds the link of a notebook: its table, then its notes, question by question, as long as it
 * stays short enough.
 */
export function buildLink(notebook: CopiedNotebook, address: string) {
  let noteCount: number = questionCount
  let url = address + toFragment(notebook, noteCount)
  while (url.length >= maxLinkLength && noteCount >= 0) {
    noteCount -= 1
    url = address + toFragment(notebook, noteCount)
  }
  return {
    url,
    leftOut: countLeftOut(notebook.residences, noteCount),
    /** The first question whose notes are left out. */
    leftOutFrom: Math.max(0, noteCount) + 1,
  }
}

/** Returns undefined where the hash is no notebook, or an empty one. */
export function readFragment(hash: string): CopiedNotebook | undefined {
  try {
    const base64url = hash.slice(fragmentStart.length)
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
    const { copiedOn, residences: packed } = asRecord(JSON.parse(json, cleanText))
    const residences = dropEmpty(asList(packed).slice(0, residenceCount).map(readResidence))
    return residences.length > 0 ? { residences, copiedOn: asDay(copiedOn) } : undefined
  } catch {
    return undefined
  }
}
