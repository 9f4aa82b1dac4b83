import type { SearchDocument } from '@/components/search/search-index'
import { articles, type Article } from '@/content/articles'
import { loadFile } from '@/content/load/load-file'
import { pages } from '@/content/pages'
import { anchorOf, localPath } from '@/lib/paths'
import { searchReferences } from '@/content/references'
import { searchWordsFile } from '@/content/schema/search'
import { typeset } from '@/lib/typography'
import {
  advisors,
  faqCategories,
  linkGroups,
  linksPage,
  searchWords,
  teamPage,
  territory,
  testimonials,
  whoPays,
} from '@/content/words'
import { env } from '@/env.mjs'

/** Before content/search.yml has its say. `path` is the address as authors write it. */
type Found = Omit<SearchDocument, 'url' | 'asked' | 'alsoAsked'> & { path: string }

const setOf = (names: string) => new Set(names.split(' '))

/** What a visitor does not read as the matter of a page: addresses, pictures, names of buttons, what search engines are told. */
const besides = setOf(
  'meta href url id ids iso image images panes icon button buttons link links primary contactBand band filter leave letterHelp number kind sources updatedOn years',
)

/** The parts of a page that are found by themselves, at their anchor. */
const sectionNames = setOf(
  'steps complements reasons highlights values disease doctor residence questions support why commitments caution community cases moments help sections territory team whoPays',
)
const anchors: Partial<Record<string, string>> = { complements: 'complements', help: 'aide' }

/** Of a tool, what is printed: sentences that wait for a figure are nobody's to find. */
const printedByTools = setOf(
  'hero first cases tools questions results refusals changes otherHelp groups',
)

const { north, south } = territory.caption
/** What a page prints from another file. */
const besidesItsOwn: Partial<Record<string, object>> = {
  '/services': {
    territory: {
      ...territory.large,
      named: [...north.places, ...south.places].map(({ name }) => name),
    },
  },
  '/notre-equipe': { team: { title: teamPage.advisorsTitle, advisors } },
  '/temoignages': { testimonials },
  '/notre-mission': { whoPays },
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('html' in value && 'text' in value) return wordsOf(value.text)
  return Object.entries(value).flatMap(([key, inner]) => (besides.has(key) ? [] : wordsOf(inner)))
}

type Section = { title: string; id?: string }
const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && 'title' in value

function pageDocuments(): Found[] {
  return pages.flatMap(({ path, label, isTool, page }) => {
    const { title: name, description, keywords } = page.meta
    const kind = isTool ? 'tool' : 'page'
    const sections: Found[] = []
    const rest = Object.entries({ ...page, ...besidesItsOwn[path] }).flatMap(
      ([key, value]: [string, unknown]) => {
        if (besides.has(key) || (isTool && !printedByTools.has(key))) return []
        const titled = sectionNames.has(key) ? [value].flat().filter(isSection) : []
        for (const { title, id = anchors[key] ?? anchorOf(title), ...words } of titled)
          sections.push({
            kind,
            path: `${path}#${id}`,
            title,
            pageTitle: label,
            themes: '',
            text: wordsOf(words).join('\n'),
          })
        return titled.length > 0 ? [] : [value]
      },
    )
    return [
      {
        kind,
        path,
        title: name,
        themes: `${label}, ${keywords}`,
        text: [description, ...wordsOf(rest)].join('\n'),
      },
      ...sections.filter(({ text }) => text !== ''),
    ]
  })
}

/** An article is found by its first lines, and by each of its sections. */
function articleDocuments({
  path,
  title,
  excerpt,
  keywords = '',
  category,
  author,
  body,
}: Article): Found[] {
  const starts = body.headings.map(({ text }) => text)
  const parts: string[][] = [[excerpt]]
  for (const line of body.text.split('\n'))
    if (line === starts[parts.length - 1]) parts.push([])
    else parts.at(-1)?.push(line)
  return parts.map((lines, at): Found => {
    const text = lines.join('\n')
    const heading = body.headings[at - 1]
    if (!heading)
      return { kind: 'article', path, title, themes: [keywords, category, author].join(', '), text }
    return {
      kind: 'article',
      path: `${path}#${heading.id}`,
      title: heading.text,
      pageTitle: title,
      themes: title,
      text,
    }
  })
}

/** Everything that a visitor may look for, the article that the listing leaves out included: somebody may remember a word of it. */
const found: readonly Found[] = [
  ...articles.flatMap(articleDocuments),
  ...faqCategories.flatMap(({ title: themes, questions }) =>
    questions.map(({ id, question, answer }): Found => ({
      kind: 'question',
      path: `/faq#${id}`,
      title: question,
      themes,
      text: answer.text,
    })),
  ),
  ...pageDocuments(),
  ...linkGroups.flatMap(({ id, title, links }): Found[] => {
    const path = `/liens-utiles#${id}`
    const listed = links.filter((link) => link.url !== 'suivi')
    return [
      {
        kind: 'page',
        path,
        title,
        pageTitle: linksPage.hero.title,
        themes: '',
        text: listed.map(({ name }) => name).join('\n'),
      },
      ...listed.map(({ name, description }): Found => ({
        kind: 'link',
        path,
        title: name,
        themes: title,
        text: description,
      })),
    ]
  }),
]

/** How content/search.yml names a document: a useful link by its name, any other by its address. */
const answers = found.map(({ kind, title, path }) => (kind === 'link' ? title : path))

/** All that content/search.yml may name. */
export const searchAnswers: ReadonlySet<string> = new Set(answers)

// A name that leads nowhere stops the build.
loadFile({ file: searchWordsFile.file, schema: searchReferences(searchAnswers) })

const placesOf = (references: readonly string[]) =>
  references.map((name) => answers.indexOf(typeset(name)))

const subjects = searchWords.subjects.map(({ title, words, pages: references }) => ({
  title,
  typed: [title, ...words],
  places: placesOf(references),
}))

/** What families type when the document is the best answer, and when it is another good one. */
const askedOf = (document: number, isBest: boolean) =>
  subjects
    .filter(
      ({ places }) => (places.indexOf(document) === 0) === isBest && places.includes(document),
    )
    .flatMap(({ typed }) => typed)
    .join(', ')

export const searchDocuments = found.map(({ path, ...rest }, at): SearchDocument => ({
  ...rest,
  url: localPath(path, env.basePath),
  asked: askedOf(at, true),
  alsoAsked: askedOf(at, false),
}))

/** What families type besides, as the search takes it. */
export const lexicon = {
  stopWords: searchWords.stopWords.join(' '),
  synonyms: searchWords.synonyms.map((group) => group.join(',')),
  absent: searchWords.absent.map(({ words, answer, pages: references = [] }) => ({
    words,
    answer,
    documentIds: placesOf(references),
  })),
}

const collator = new Intl.Collator('fr-CA')

/** The printed index: each subject of content/search.yml, under its letter, as in a dictionary, and the page that answers it best. */
export function listSubjects() {
  const letters = new Map<string, { label: string; href: string }[]>()
  for (const { title, places } of subjects.toSorted((a, b) => collator.compare(a.title, b.title))) {
    const letter = title.charAt(0).normalize('NFD').charAt(0).toUpperCase()
    letters.set(letter, [
      ...(letters.get(letter) ?? []),
      { label: title, href: found[places[0] ?? 0]?.path ?? '' },
    ])
  }
  return [...letters].map(([letter, links]) => ({ letter, links }))
}
