import type { AsPlainObject, Options } from 'minisearch'
import type { SearchableText } from '@/content/search-documents'

export type SearchKind = SearchableText['kind']

export const kinds: readonly SearchKind[] = ['article', 'question', 'page', 'link', 'tool']

/** What the site sends to the visitors who search: made by make-index.ts, read by search-engine.ts. The texts are a file of their own, which comes after. */
export type SearchIndex = {
  /** Rank of its kind, address, title, and the page that a section is part of. */
  documents: [kind: number, url: string, title: string, place?: string][]
  /** MiniSearch's own account of the documents, each known by its rank, without the words. */
  account: Omit<AsPlainObject, 'index'>
  /** The words that begin with a character, as `writeWords` writes them. */
  words: Record<string, string>
  /** The words that tell nothing, parted by spaces. */
  skipped: string
  /** What people ask for and we do not have: the stems of each wording, what we say instead, and the documents that help all the same. */
  absent: { wordings: string[]; answer: string; places: number[] }[]
}

/** The same on both sides, which MiniSearch asks for. */
export const indexOptions = {
  fields: ['title', 'asked', 'alsoAsked', 'themes', 'text'],
  processTerm: (stem) => stem,
} as const satisfies Options

type Words = AsPlainObject['index']

/** `stem/field:document document=times`, with semicolons between: objects in objects would weigh twice as much, and be read whole before the first answer. */
export function writeWords(words: Words): SearchIndex['words'] {
  const lines: Record<string, string[]> = {}
  for (const [stem, fields] of words) {
    const places = Object.entries(fields).map(([field, times]) => {
      const documents = Object.entries(times).map(([document, count]) => (count === 1 ? document : `${document}=${String(count)}`))
      return `/${field}:${documents.join(' ')}`
    })
    ;(lines[stem.charAt(0)] ??= []).push(stem + places.join(''))
  }
  return Object.fromEntries(Object.entries(lines).map(([letter, written]) => [letter, written.join(';')]))
}

/** Those that begin so. In plain loops, where arrays of pairs would take twice as long. */
export function readWords(written: string, beginnings: readonly string[]): Words {
  const lines = written.split(';').filter((line) => beginnings.some((beginning) => line.startsWith(beginning)))
  return lines.map((line) => {
    const [stem = '', ...places] = line.split('/')
    const fields: Record<string, Record<string, number>> = {}
    for (const place of places) {
      const at = place.indexOf(':')
      const times: Record<string, number> = {}
      for (const each of place.slice(at + 1).split(' ')) {
        const [document = '', count = '1'] = each.split('=')
        times[document] = Number(count)
      }
      fields[place.slice(0, at)] = times
    }
    return [stem, fields]
  })
}
